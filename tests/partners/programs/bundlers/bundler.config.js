/** For webpack and Rspack. */
export default { mode: 'production', entry: { page: './page.js' } }
