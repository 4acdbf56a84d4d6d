import { jsonLines, problemsAt } from './jsonLines.ts'
import styles from './RequestsScreen.module.css'

interface JsonBodyProps {
  /** Null where there was none. */
  readonly text: string | null
  /** Its name in problems: `body` or `answer`. */
  readonly place: string
  readonly problems: readonly string[]
}

/** A body with what is wrong marked where it is. One that is no JSON stands as it came. */
export function JsonBody({ text, place, problems }: JsonBodyProps) {
  if (text === null) return <p>There was none.</p>
  const lines = linesOf(text, place)
  return (
    <ol className={styles.body}>
      {lines.map((line) => {
        const wrong = problemsAt(line.place, problems)
        return (
          <li
            key={line.key}
            className={wrong.length > 0 ? styles.wrong : undefined}
            title={wrong.join('; ') || undefined}
          >
            {line.text}
          </li>
        )
      })}
    </ol>
  )
}

function linesOf(text: string, place: string) {
  try {
    return jsonLines(JSON.parse(text), place)
  } catch {
    return [{ key: '', place: '', text }]
  }
}
