import type { PackedKeys } from './build-keys.ts'
import type { IndexArrays } from './index-file.ts'

type Trie = Pick<IndexArrays, 'nodeByte' | 'nodeFirst' | 'nodeChildren' | 'nodeLo' | 'nodeHi'>

/** A node with fewer keys is a leaf: comparing them one by one is faster, and the trie stays small. */
const LEAF_KEYS = 6

interface Node {
  readonly byte: number
  readonly lo: number
  readonly hi: number
  readonly depth: number
}

/** Builds the trie breadth first, so that the children of a node are neighbours. */
export function buildTrie({ keyAt, folded }: PackedKeys): Trie {
  const nodes: Node[] = [{ byte: 0, lo: 0, hi: keyAt.length, depth: 0 }]
  const first: number[] = []
  const children: number[] = []
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as Node
    first.push(nodes.length)
    const before = nodes.length
    if (node.hi - node.lo > LEAF_KEYS) nodes.push(...split(node, keyAt, folded))
    children.push(nodes.length - before)
  }
  return {
    nodeByte: Uint8Array.from(nodes, (node) => node.byte),
    nodeFirst: Uint32Array.from(first),
    nodeChildren: Uint8Array.from(children),
    nodeLo: Uint32Array.from(nodes, (node) => node.lo),
    nodeHi: Uint32Array.from(nodes, (node) => node.hi),
  }
}

/** Splits the keys of a node by their next byte; keys that end here (a zero byte) make a child without children. */
function split({ lo, hi, depth, byte }: Node, keyAt: Uint32Array, folded: Uint8Array): Node[] {
  if (depth > 0 && byte === 0) return []
  const parts: Node[] = []
  for (let at = lo; at < hi; ) {
    const next = folded[(keyAt[at] ?? 0) + depth] ?? 0
    let end = at + 1
    while (end < hi && folded[(keyAt[end] ?? 0) + depth] === next) end++
    parts.push({ byte: next, lo: at, hi: end, depth: depth + 1 })
    at = end
  }
  return parts
}
