import type { Language } from '#src/core/outbox.ts'

/** A page under construction. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly language: Language
  /** The document in the structure tree, which screen readers follow. */
  readonly root: PDFKit.PDFStructureElement
}

/** The left margin and the width of the text, in points: A4 with margins of 48 points. */
export const LEFT = 48
export const WIDTH = 499

/** The colours of the client's light theme. */
export const colours = {
  brand: '#0e4a5a',
  frame: '#0b3a47',
  soft: '#e3eff2',
  ink: '#0f1b20',
  muted: '#50616b',
  line: '#dde4e8',
  white: '#ffffff',
  energy: '#f2a516',
  periods: ['#7d2440', '#a4456f', '#7b5ea7', '#4d74b8', '#2a8490', '#4a8d6b'],
} as const

interface TextStyle {
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: string
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Whether the text is wrapped at the width. */
  readonly wrapped?: boolean
}

/** Writes a text at a place, in points from the top left, inside the current tag. */
export function write({ pdf }: Paper, text: string, x: number, y: number, look: TextStyle = {}): void {
  const { size = 9, bold = false, colour = colours.ink, align = 'left', wrapped = false } = look
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour)
    .text(toPrintable(text), x, y, {
      width: look.width ?? WIDTH,
      align,
      lineGap: wrapped ? 1.5 : 0,
      ...(wrapped ? {} : { height: size * 1.3, ellipsis: true }),
    })
}

/** Writes a text like `write`, tagged as a paragraph or heading. */
export function paragraph(
  paper: Paper,
  kind: 'P' | 'H1' | 'H2',
  text: string,
  x: number,
  y: number,
  look?: TextStyle,
): void {
  tagged(paper, kind, () => write(paper, text, x, y, look))
}

/** Draws something as an element of the structure tree. */
export function tagged({ pdf, root }: Paper, kind: 'P' | 'H1' | 'H2', draw: () => void): void {
  root.add(pdf.struct(kind, {}, draw))
}

/** Draws a decoration, which screen readers skip. */
export function decorate({ pdf }: Paper, draw: (page: PDFKit.PDFDocument) => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw(pdf)
  pdf.endMarkedContent()
}

/** The standard fonts of PDF know only the plain space; Intl writes others as well. */
function toPrintable(text: string): string {
  return text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ')
}
