import styles from './CallsScreen.module.css'
import { jsonLines, problemsAt } from './jsonLines.ts'

interface JsonBodyProps {
  /** Null if there was no body. */
  readonly text: string | null
  /** The name of the body in problems: `body` or `answer`. */
  readonly place: string
  readonly problems: readonly string[]
}

/** A body with each problem marked in its place. A body that is not JSON is shown unchanged. */
export function JsonBody({ text, place, problems }: JsonBodyProps) {
  if (text === null) return <p>No body.</p>
  return (
    <ol className={styles.body}>
      {linesOf(text, place).map((line) => {
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
