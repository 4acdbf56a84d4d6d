import { Link } from 'react-router-dom'
import { screensByOperation } from 'virtual:screen-calls'
import type { Operation } from '#room/api/operations.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { worldPath } from '#room/parts/worldPath.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import table from '#room/parts/DenseTable.module.css'
import pane from '#room/parts/Pane.module.css'
import { type ContractRow, heatOf } from './contractRows.ts'
import styles from './ContractScreen.module.css'

interface OperationDetailProps {
  readonly world: string
  readonly row: ContractRow
  readonly counts: boolean
  readonly onClose: () => void
}

/** An operation: who may call it with what, what it answers, which screens call it, and its answers in this world. */
export function OperationDetail({ world, row, counts, onClose }: OperationDetailProps) {
  const { operation } = row
  const described = useOperations().get(operation)
  return (
    <section className={`${pane.pane} ${pane.beside} ${styles.detail}`} aria-label={operation}>
      <h2>{operation}</h2>
      <p className={table.actions}>
        <Link to={`${worldPath(world, 'requests')}?operation=${operation}`}>Its calls</Link>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </p>
      {described && <Description world={world} operation={operation} described={described} />}
      {counts && (
        <>
          <h3>Answers in this world</h3>
          <OperationRoles row={row} />
        </>
      )}
    </section>
  )
}

interface DescriptionProps {
  readonly world: string
  readonly operation: string
  readonly described: Operation
}

function Description({ world, operation, described }: DescriptionProps) {
  const { method, path, tag, summary, description, roles, parameters, details, examples } = described
  const screens = screensByOperation[operation] ?? []
  return (
    <>
      <p>
        <a href={`/docs#api/tag/${tag}/${method}${path}`}>
          {method} {path}
        </a>
      </p>
      <p>{summary}.</p>
      {description !== '' && description !== summary && (
        <details>
          <summary>What it does</summary>
          <p className={styles.description}>{description}</p>
        </details>
      )}
      <h3>Roles</h3>
      <p className={table.actions}>
        {roles.map((role) => (
          <Tag key={role}>{role}</Tag>
        ))}
      </p>
      {parameters.length > 0 && (
        <>
          <h3>Parameters</h3>
          <ul className={styles.facts}>
            {parameters.map(({ name, place, required, description: means, example }) => (
              <li key={`${place} ${name}`}>
                <code>{name}</code> in {place}
                {required && ', needed'}
                {example !== null && (
                  <>
                    , such as <code>{example}</code>
                  </>
                )}
                {means !== '' && <p className={styles.description}>{means}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Codes</h3>
      <ul className={styles.facts}>
        {details.map(({ code, meaning, provoke, message }) => (
          <li key={code}>
            <code>{code}</code> {meaning}
            {message !== null && message !== '' && <p lang="es">{message}</p>}
            <p className={styles.provoke}>{provoke}</p>
          </li>
        ))}
      </ul>
      {examples.length > 0 && <h3>Example answers</h3>}
      {examples.map(({ name, text }) => (
        <details key={name}>
          <summary>{name}</summary>
          <pre className={styles.example}>{text}</pre>
        </details>
      ))}
      <h3>Screens that call it</h3>
      {screens.length === 0 ? (
        <p>The client calls it from no screen.</p>
      ) : (
        <ul className={styles.screens}>
          {screens.map((screen) => (
            <li key={screen}>
              {screen.startsWith('/') && !screen.includes(':') ? (
                <EnterLink entrance={{ world, to: screen }}>{screen}</EnterLink>
              ) : (
                screen
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How often one operation answered each code to each role that has called it. */
function OperationRoles({ row: { codes } }: { readonly row: ContractRow }) {
  const roles = [...new Set(codes.flatMap(({ byRole }) => [...byRole.keys()]))].toSorted()
  if (roles.length === 0) return <p>Nobody has called it in this world yet.</p>
  return (
    <DenseTable label="Answers by role" columns={[['Code'], ...roles.map((role) => [role, 'number'] as const)]}>
      {codes.map(({ code, byRole }) => (
        <tr key={code}>
          <th scope="row">{code}</th>
          {roles.map((role) => (
            <td key={role} className={`${table.number} ${styles.cell}`} data-heat={heatOf(byRole.get(role) ?? 0)}>
              {byRole.get(role) ?? 0}
            </td>
          ))}
        </tr>
      ))}
    </DenseTable>
  )
}
