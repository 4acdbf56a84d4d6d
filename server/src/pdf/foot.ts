import { colours, decorate, left, type Paper, paragraph, width } from './paper.ts'

const top = 762

/** The small print: the law a document rests on, what to do against it, and the like. A line each. */
export function drawFoot(paper: Paper, lines: readonly string[]): void {
  decorate(paper, (page) => {
    page
      .moveTo(left, top - 6)
      .lineTo(left + width, top - 6)
      .lineWidth(0.5)
      .stroke(colours.line)
  })
  paragraph(paper, 'P', lines.join('\n'), left, top, { size: 6.5, colour: colours.muted, wrapped: true })
}
