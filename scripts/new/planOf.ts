import { planArea } from './area.ts'
import { NotPossible } from './names.ts'
import { type OperationOptions, planOperation } from './operation.ts'
import type { Plan } from './plan.ts'
import { planScreen } from './screen.ts'

/** The plan for the arguments. Throws a `NotPossible` that says what is wrong with them. */
export function planOf([kind, name = '']: readonly string[], values: OperationOptions): Plan {
  if (kind === 'operation') return planOperation(name, values)
  const { area, method, path } = values
  if (method !== undefined) throw new NotPossible('--method is only for an operation.')
  if (kind === 'screen') return planScreen(name, { area, path })
  if (area !== undefined || path !== undefined) throw new NotPossible('--area and --path are not for an area.')
  return planArea(name)
}
