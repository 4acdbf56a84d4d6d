import { useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'

export function DevUiTables() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  const [page, setPage] = useState(0)
  return (
    <>
      <Card title="Suministros de la empresa">
        <DataTable
          caption="Suministros de la empresa"
          columns={COLUMNS}
          rows={SUPPLIES}
          rowId={({ id }) => id}
          pageSize={6}
          initialSort={{ columnId: 'name', descending: false }}
          selection={{
            chosen,
            onChosen: setChosen,
            acts: (
              <>
                <Button size="small" variant="primary" onClick={() => toast.success('Avisos activados')}>
                  Activar avisos
                </Button>
                <Button size="small" onClick={() => setChosen(new Set())}>
                  Dejar de ver
                </Button>
              </>
            ),
          }}
          columnChoice="demo"
          csvName="suministros"
        />
      </Card>
      <Card title="Lo que el servidor da por páginas">
        <DataTable
          caption="Suministros del servidor"
          columns={COLUMNS}
          rows={SUPPLIES.slice(page * 3, page * 3 + 3)}
          rowId={({ id }) => id}
          paging={{ total: SUPPLIES.length, pageSize: 3, page, onPage: setPage }}
          csvName="suministros"
          dense
        />
      </Card>
    </>
  )
}

type DemoSupply = {
  readonly id: string
  readonly name: string
  readonly town: string
  readonly kw: number
  readonly dataUntil: string
}

const SUPPLIES: readonly DemoSupply[] = Array.from({ length: 14 }, (_, index) => ({
  id: String(index),
  name: `Nave ${index + 1}`,
  town: ['A Coruña', 'Santiago de Compostela', 'Lugo', 'Vigo'][index % 4] ?? '',
  kw: 15 + index * 2.5,
  dataUntil: `2026-03-${String(14 - (index % 5)).padStart(2, '0')}`,
}))

const COLUMNS: readonly Column<DemoSupply>[] = [
  { id: 'name', header: 'Nombre', heading: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'town', header: 'Municipio', cell: ({ town }) => town, sortBy: ({ town }) => town },
  {
    id: 'kw',
    header: 'Potencia',
    align: 'end',
    cell: ({ kw }) => `${String(kw).replace('.', ',')} kW`,
    sortBy: ({ kw }) => kw,
    csv: ({ kw }) => kw,
  },
  { id: 'dataUntil', header: 'Datos hasta', cell: ({ dataUntil }) => dataUntil, sortBy: ({ dataUntil }) => dataUntil },
]
