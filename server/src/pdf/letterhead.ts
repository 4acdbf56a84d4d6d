import { colours, decorate, LEFT, type Paper, paragraph } from './paper.ts'

/** Draws the issuer of a document, its title, and at most two lines with its number and date. */
export function drawLetterhead(paper: Paper, title: string, lines: readonly string[]): void {
  decorate(paper, (page) => {
    page.rect(0, 0, page.page.width, 92).fill(colours.frame)
    page
      .save()
      .translate(LEFT - 2, 22)
      .scale(0.95)
    page.path('M3 24.5h6V14.2L16.6 7.5 24.2 14.2V19').lineWidth(2.2).lineCap('round').lineJoin('round')
    page.stroke(colours.white)
    page.circle(24.2, 23, 2.7).fill(colours.energy)
    page.restore()
  })
  const white = { colour: colours.white }
  paragraph(paper, 'P', 'Acometida', LEFT + 32, 29, { ...white, size: 18, bold: true, width: 200 })
  paragraph(paper, 'P', 'Acometida Distribución, S. A. · A15123458', LEFT, 60, { ...white, size: 8, width: 240 })
  const right = { ...white, align: 'right', width: 260 } as const
  paragraph(paper, 'H1', title, 287, 24, { ...right, size: 15, bold: true })
  lines.forEach((line, index) => paragraph(paper, 'P', line, 287, 46 + index * 14, right))
}
