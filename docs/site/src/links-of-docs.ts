import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { visit } from 'unist-util-visit'

const docs = fileURLToPath(new URL('../..', import.meta.url))
const pages = /^(guide\/|recipes\/|[^/]+\.md$)/

interface Node {
  url: string
  children: unknown[]
}

/**
 * Links between the files of docs/ are relative to files; this turns them into links to pages. Other files link to
 * the repository when the build has its address (REPOSITORY_URL); without it their links become plain text.
 */
export function linksOfDocs() {
  return (tree: Parameters<typeof visit>[0], file: { readonly path: string }) => {
    visit(tree, 'link', (link, index, parent) => {
      const node = link as unknown as Node
      const [path, hash] = node.url.split('#')
      if (!path || /^(\w+:|\/)/.test(path)) return
      const target = resolve(dirname(file.path), path)
      const inside = relative(docs, target)
      const after = hash ? `#${hash}` : ''
      if (pages.test(inside)) node.url = `/docs/${pageOf(inside)}${after}`
      else if (process.env.REPOSITORY_URL)
        node.url = `${process.env.REPOSITORY_URL}/${relative(resolve(docs, '..'), target)}${after}`
      else (parent as unknown as Node).children.splice(index ?? 0, 1, ...node.children)
    })
  }
}

/** Address of the page of a file of docs/: guide/ is at the root, other files keep their path. */
export function pageOf(path: string): string {
  const name = path
    .replace(/\.mdx?$/, '')
    .replace(/^guide\//, '')
    .replace(/(^|\/)index$/, '')
  return name && `${name.toLowerCase()}/`
}
