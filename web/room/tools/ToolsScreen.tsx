import { useGetControl } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { ShellEntrance } from './ShellEntrance.tsx'
import styles from './ToolsScreen.module.css'

/** The other tools of this server, and every call that the room can make. */
export function ToolsScreen() {
  const { data } = useGetControl({ query: { refetchInterval: false } })
  return (
    <>
      <PageHeader title="Tools" lead="Other tools, and the calls behind every button of this room." />
      <ul className={styles.links}>
        <li>
          <a href="/docs">Reference of the API</a>, to try each call as a persona
        </li>
        {import.meta.env.DEV && (
          <li>
            <a href="/__ui">Design system</a>, every component of the client
          </li>
        )}
      </ul>
      {import.meta.env.DEV && <ShellEntrance />}
      {data && (
        <>
          <h2>
            Calls of the <a href={data.docs}>control API</a>
          </h2>
          <DenseTable label="Calls of the control API" columns={[['Call'], ['Does']]}>
            {data.calls.map(({ call, does }) => (
              <tr key={call}>
                <td>
                  <code>{call}</code>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </DenseTable>
        </>
      )}
    </>
  )
}
