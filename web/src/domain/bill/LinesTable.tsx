import { useFormat } from '#src/base/useFormat.ts'
import styles from './LinesTable.module.css'

interface Line {
  readonly name: string
  /** The purpose of the charge. */
  readonly why?: string | undefined
  /** How the amount is calculated. */
  readonly how?: string | undefined
  readonly amountCents: number
}

type LinesTableProps = {
  readonly texts: { readonly caption: string; readonly name: string; readonly amount: string }
  /** Each with a unique name. */
  readonly lines: readonly Line[]
  /** The last one is the amount to pay. */
  readonly sums: readonly Line[]
}

/** The content of a bill: each line with its calculation, and the sums. */
export function LinesTable({ texts, lines, sums }: LinesTableProps) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.name} line={line} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((line, index) => (
          <LineRow key={line.name} line={line} isTotal={index === sums.length - 1} />
        ))}
      </tfoot>
    </table>
  )
}

function LineRow({ line, isTotal = false }: { readonly line: Line; readonly isTotal?: boolean }) {
  const format = useFormat()
  const { name, why, how, amountCents } = line
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">
        {name}
        {why && <span className={styles.how}>{why}</span>}
        {how && <span className={styles.how}>{how}</span>}
      </th>
      <td>{format.money(amountCents / 100)}</td>
    </tr>
  )
}
