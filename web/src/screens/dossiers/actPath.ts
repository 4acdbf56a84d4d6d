import { documentsPath, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type Dossier, panelNow } from '#src/domain/dossier/dossier.ts'
import { pathWith, startRoutes } from '#src/domain/dossier/start/startRoutes.ts'

/**
 * The page of the action that a dossier needs: its form, its documents, or a panel, as in
 * `/provisions/detail?dossier=EXP202600000101&panel=panel1`.
 */
export function actPath({ code, status, act }: Pick<Dossier, 'code' | 'status' | 'act'>): string {
  if (act === 'submit') return pathWith(startRoutes.editProvision.steps, { dossier: code })
  if (act === 'correction') return pathWith(startRoutes.editProvision.steps, { dossier: code, task: 'place' })
  if (act === 'documents') return documentsPath(code)
  return provisionPath(code, panelNow({ status }))
}
