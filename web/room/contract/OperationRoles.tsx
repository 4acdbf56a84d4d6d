import { Button } from '#src/ui/action/Button.tsx'
import { useOperations } from '#room/api/useOperations.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'
import pane from '#room/parts/Pane.module.css'
import styles from './ContractScreen.module.css'
import { type ContractRow, heatOf } from './contractRows.ts'

interface OperationRolesProps {
  readonly row: ContractRow
  readonly onClose: () => void
}

/** How often one operation answered each code to each role that has called it. */
export function OperationRoles({ row: { operation, codes }, onClose }: OperationRolesProps) {
  const described = useOperations().get(operation)
  const roles = [...new Set(codes.flatMap(({ byRole }) => [...byRole.keys()]))].toSorted()
  return (
    <section className={`${pane.pane} ${styles.roles}`} aria-label={operation}>
      <h2>{operation}</h2>
      {described && (
        <p>
          <a href={`/docs#api/tag/${described.tag}/${described.method}${described.path}`}>
            {described.method} {described.path}
          </a>
        </p>
      )}
      {roles.length === 0 ? (
        <p>Nobody has called it in this world yet.</p>
      ) : (
        <DenseTable columns={[['Code'], ...roles.map((role) => [role, 'number'] as const)]}>
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
      )}
      <p className={table.actions}>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </p>
    </section>
  )
}
