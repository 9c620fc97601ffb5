import { facesFor, type Weight } from './fonts.ts'
import type { Receipt } from './receipt.ts'
import { type Line, textLines } from './text-lines.ts'

// In points.
const MARGIN = 56
const LABEL_WIDTH = 170
const GAP = 12
/** Factor of the font size: room for the marks of Arabic above and below. */
const LINE_HEIGHT = 1.5
const BASELINE = 1.1

type Document = InstanceType<typeof import('pdfkit')>

interface Style {
  readonly size: number
  readonly weight: Weight
}

const BRAND: Style = { size: 14, weight: 700 }
const TITLE: Style = { size: 20, weight: 700 }
const HEADING: Style = { size: 12, weight: 700 }
const PLAIN: Style = { size: 10, weight: 400 }
const STRONG: Style = { size: 10, weight: 700 }

/**
 * A receipt as PDF (A4) in the direction of its language, with the used characters of its fonts. About 100 ms; the
 * libraries and each script load on first use.
 */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const { title, brand, bookedAt, colour, locale, sections, total, help } = receipt
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: brand, CreationDate: bookedAt },
  })
  const done = bytesOf(doc)
  const write = await writerFor(doc, receipt)
  doc.rect(0, 0, doc.page.width, 8).fill(colour)
  doc.fillColor(colour)
  write([[brand, BRAND]])
  doc.fillColor('black')
  write([[title, TITLE]], 10)
  for (const { title: heading, lines, isAmounts } of sections) {
    write([[heading, HEADING]], 14)
    for (const [label, value] of lines) {
      const style = label === total ? STRONG : PLAIN
      write(
        [
          [label, style],
          [value, style, isAmounts ? 'end' : 'start'],
        ],
        3,
        label === total,
      )
    }
  }
  write([[help, PLAIN]], 20)
  doc.end()
  return done
}

function bytesOf(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

type Cell = readonly [text: string, style: Style, align?: 'start' | 'end']

/**
 * Writes a row, a text or a label with its value, below the last one; `above` is the space between them, in points, where
 * `hasRule` draws a line.
 */
async function writerFor(doc: Document, { dir, title, brand, sections, total, help }: Receipt) {
  const lines = sections.flatMap((section) => section.lines)
  const bold = [
    title,
    brand,
    ...sections.map((section) => section.title),
    ...lines.filter(([label]) => label === total),
  ]
  const faces = {
    400: await facesFor([help, ...lines.flat()], 400),
    700: await facesFor(bold.flat(), 700),
  }
  const whole = doc.page.width - 2 * MARGIN
  let y = MARGIN
  return (cells: readonly Cell[], above = 0, hasRule = false) => {
    const widths = cells.length === 1 ? [whole] : [LABEL_WIDTH, whole - LABEL_WIDTH - GAP]
    const blocks = cells.map(([text, { size, weight }, align = 'start'], index) => {
      const width = widths[index] ?? whole
      const left = index === 0 ? 0 : whole - width
      const lines = textLines(text, { faceOf: faces[weight], size, width, dir })
      const isRight = (align === 'end') !== (dir === 'rtl')
      return { size, width, left: dir === 'rtl' ? whole - left - width : left, lines, isRight }
    })
    const height = Math.max(...blocks.map(({ lines, size }) => lines.length * size * LINE_HEIGHT))
    y += above
    if (y + height > doc.page.height - MARGIN) {
      doc.addPage()
      y = MARGIN
    }
    if (hasRule)
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + whole, y)
        .lineWidth(0.5)
        .stroke('#888888')
    for (const { lines, size, width, left, isRight } of blocks)
      for (const [index, line] of lines.entries()) {
        const x = MARGIN + left + (isRight ? width - line.width : 0)
        writeLine(doc, line, x, y + size * (LINE_HEIGHT * index + BASELINE), size)
      }
    y += height
  }
}

function writeLine(doc: Document, { runs }: Line, x: number, baseline: number, size: number): void {
  for (const { text, face, x: within } of runs) {
    // With `features` a run is shaped as a whole, not word by word.
    const options: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic', features: [] }
    doc.registerFont(face.name, face.font as never).font(face.name, size)
    doc.text(text, x + within, baseline, options)
  }
}
