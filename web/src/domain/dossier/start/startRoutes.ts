import type { DossierType } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'

export type StartRouteId = 'newProvision' | 'editInstallations' | 'newGeneration' | 'editProvision'

/** A route to a new dossier. Routes share their pages, each with its own addresses and texts. */
export interface StartRoute {
  readonly id: StartRouteId
  /** The type of the resulting dossier. Null to keep its type. */
  readonly type: DossierType | null
  readonly start: string
  /** The page between the place and `keepInMind`. */
  readonly afterPlace?: string
  readonly keepInMind: string
  readonly steps: string
}

export const startRoutes: Readonly<Record<StartRouteId, StartRoute>> = {
  newProvision: {
    id: 'newProvision',
    type: 'DOSTYP001',
    start: paths.newProvision,
    keepInMind: paths.newProvisionInMind,
    steps: paths.newProvisionSteps,
  },
  editInstallations: {
    id: 'editInstallations',
    type: 'DOSTYP003',
    start: paths.editInstallations,
    keepInMind: paths.editInstallationsInMind,
    steps: paths.editInstallationsSteps,
  },
  newGeneration: {
    id: 'newGeneration',
    type: 'DOSTYP002',
    start: paths.newGeneration,
    afterPlace: paths.newGenerationQuestions,
    keepInMind: paths.newGenerationInMind,
    steps: paths.newGenerationSteps,
  },
  editProvision: {
    id: 'editProvision',
    type: null,
    start: paths.editProvision,
    keepInMind: paths.editProvisionInMind,
    steps: paths.editProvisionSteps,
  },
}

/** The route of a path. That of a new connection by default. */
export function startRouteAt(path: string): StartRoute {
  return (
    Object.values(startRoutes).find(({ start }) => path === start || path.startsWith(`${start}/`)) ??
    startRoutes.newProvision
  )
}

/** The address of a page with the answers so far: `pathWith(path, { zip: '15705' })` ends in `?zip=15705`. */
export function pathWith(path: string, known: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(known)}`
}
