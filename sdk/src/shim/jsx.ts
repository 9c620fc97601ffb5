// What JSX becomes in the CDN bundle: createElement, whose children need no object of their own, is 1 kB gzip less over all
// modules than the automatic runtime. The names are such that no module has them.
export { createElement as __h, Fragment as __Fragment } from 'preact'
