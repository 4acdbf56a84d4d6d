import { colours, decorate, LEFT, type Paper, paragraph, tagged, WIDTH, write } from './paper.ts'

/** A label and its value. */
export type Fact = readonly [label: string, value: string]

/** The amount of the document, in a box beside the facts. */
export interface Amount {
  readonly label: string
  readonly amount: string
  /** When and how it is paid, or until when it is valid. */
  readonly note: string
}

/** The box of the amount, in points. */
const box = { x: 372, y: 110, width: 175, height: 104 } as const

/** Draws the facts of a document below the letterhead, and its amount. */
export function drawFacts(paper: Paper, facts: readonly Fact[], amount: Amount): void {
  facts.forEach(([label, value], index) => {
    const y = 112 + index * 16.5
    tagged(paper, 'P', () => {
      write(paper, label, LEFT, y, { colour: colours.muted, width: 100 })
      write(paper, value, LEFT + 104, y, {
        width: y > box.y + box.height ? WIDTH - 104 : box.x - LEFT - 112,
        bold: index === 0,
      })
    })
  })
  drawAmount(paper, amount)
}

function drawAmount(paper: Paper, { label, amount, note }: Amount): void {
  const [x, y, inside] = [box.x + 14, box.y + 14, box.width - 28]
  decorate(paper, (page) => page.roundedRect(box.x, box.y, box.width, box.height, 8).fill(colours.soft))
  paragraph(paper, 'H2', label, x, y, { width: inside, colour: colours.muted })
  paragraph(paper, 'P', amount, x, y + 18, { size: 24, bold: true, colour: colours.brand, width: inside })
  paragraph(paper, 'P', note, x, y + 54, { width: inside, wrapped: true })
}
