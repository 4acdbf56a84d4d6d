import { colours, decorate, LEFT, type Paper, paragraph, WIDTH } from './paper.ts'

const FOOT_TOP = 762

/** Draws the small print, one line each: the law that a document is based on, how to object, and the like. */
export function drawFooter(paper: Paper, lines: readonly string[]): void {
  decorate(paper, (page) => {
    page
      .moveTo(LEFT, FOOT_TOP - 6)
      .lineTo(LEFT + WIDTH, FOOT_TOP - 6)
      .lineWidth(0.5)
      .stroke(colours.line)
  })
  paragraph(paper, 'P', lines.join('\n'), LEFT, FOOT_TOP, { size: 6.5, colour: colours.muted, wrapped: true })
}
