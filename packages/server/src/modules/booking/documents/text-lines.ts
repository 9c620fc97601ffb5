import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import LineBreaker from 'linebreak'
import type { Face, FaceOf } from './fonts.ts'

const bidi = bidiFactory()

/** Characters of one face and direction, in the order of the face. `x` is from the left of the line, in points. */
export interface Run {
  readonly text: string
  readonly face: Face
  readonly x: number
}

export interface Line {
  /** In reading order, which is the order of the text in a PDF. */
  readonly runs: readonly Run[]
  /** In points. */
  readonly width: number
}

export interface Setting {
  readonly faceOf: FaceOf
  /** In points. */
  readonly size: number
  readonly width: number
  readonly dir: 'ltr' | 'rtl'
}

/** Splits a text into lines, with breaks by script (UAX 14) and the direction of each part (UAX 9). */
export function textLines(typed: string, setting: Setting): Line[] {
  const text = typed.normalize('NFC')
  const levels = bidi.getEmbeddingLevels(text, setting.dir)
  const pieceOf = (from: number, to: number): Piece => ({
    ...{ text, levels, from },
    to: from + text.slice(from, to).trimEnd().length,
  })
  const fits = (from: number, to: number) => widthOf(runsOf(pieceOf(from, to), setting)) <= setting.width
  return cut(text, fits).map(([from, to]) => {
    const piece = pieceOf(from, to)
    const runs = runsOf(piece, setting)
    return { runs: placed(piece, runs), width: widthOf(runs) }
  })
}

interface Piece {
  readonly text: string
  readonly levels: EmbeddingLevels
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

interface Measured {
  readonly text: string
  readonly face: Face
  readonly from: number
  readonly width: number
}

type Range = readonly [from: number, to: number]

function cut(text: string, fits: (from: number, to: number) => boolean): Range[] {
  const lines: Range[] = []
  let from = 0
  let to = 0
  const end = (at: number) => {
    lines.push([from, at])
    from = at
  }
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (to > from && !fits(from, next.position)) end(to)
    // A word that is longer than a line.
    while (!fits(from, next.position)) end(from + longest(text, from, fits))
    to = next.position
  }
  if (from < text.length) end(text.length)
  return lines
}

function longest(text: string, from: number, fits: (from: number, to: number) => boolean): number {
  let length = 0
  for (const character of text.slice(from)) {
    if (length > 0 && !fits(from, from + length + character.length)) break
    length += character.length
  }
  return length
}

/** Direction marks, which are not drawn. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Characters that use the face of the letter before, if it has them. */
const JOINS = /[\p{M}\p{Z}\p{Cf}]/u
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

function runsOf({ text, levels, from, to }: Piece, { faceOf, size }: Setting): Measured[] {
  const runs: { text: string; face: Face; level: number; from: number }[] = []
  let last: (typeof runs)[number] | undefined
  let at = from
  for (const character of text.slice(from, to)) {
    const level = levels.levels[at] ?? 0
    if (MARKS.test(character)) last = undefined
    else {
      const face = last && JOINS.test(character) && has(last.face, character) ? last.face : faceOf(character)
      if (last?.face === face && last.level === level) last.text += character
      else {
        last = { text: character, face, level, from: at }
        runs.push(last)
      }
    }
    at += character.length
  }
  return runs.map((run) => {
    const shaped = asTaken(run.text, run.level)
    const { advanceWidth } = run.face.font.layout(shaped, [])
    return { ...run, text: shaped, width: (advanceWidth * size) / run.face.font.unitsPerEm }
  })
}

const has = ({ font }: Face, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** The shaper reverses Arabic and Hebrew letters itself, and leaves other characters between them. */
const asTaken = (text: string, level: number) =>
  level % 2 === 0 || FROM_THE_RIGHT.test(text)
    ? text
    : [...text]
        .reverse()
        .map((character) => bidi.getMirroredCharacter(character) ?? character)
        .join('')

function placed({ text, levels, from, to }: Piece, runs: readonly Measured[]): Run[] {
  if (from === to) return []
  const order = bidi.getReorderedIndices(text, levels, from, to - 1)
  const seen = [...runs].sort((a, b) => order.indexOf(a.from) - order.indexOf(b.from))
  const xs = new Map<Measured, number>()
  let x = 0
  for (const run of seen) {
    xs.set(run, x)
    x += run.width
  }
  return runs.map((run) => ({ text: run.text, face: run.face, x: xs.get(run) ?? 0 }))
}

const widthOf = (runs: readonly Measured[]) => runs.reduce((sum, { width }) => sum + width, 0)
