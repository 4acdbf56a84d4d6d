import { example } from '@acometida/api-spec/operations/example.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { DossierForm } from '#src/api/generated/api.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { dossierFormIn } from './dossierIn.ts'
import { fakeFetch, type Handler } from './fakeFetch.ts'
import { renderScreens } from './renderScreens.tsx'

const path = '/provisions/new-provision/steps'

/** The task list of a form. `&task=` opens a task. */
export const stepsList = `${path}?dossier=EXP202600000101`

/** A form with everything needed to send it. */
export const wholeForm: DossierForm = {
  type: 'DOSTYP001',
  technicalData: { requestedPowerKw: 5.75, voltage: 'BT', phases: 1, urbanisedGround: true, distanceMetres: 20 },
  addresses: {
    supply: {
      streetType: 'street',
      streetName: 'do Príncipe',
      number: '12',
      zipCode: '36202',
      town: 'Vigo',
      province: 'Pontevedra',
    },
  },
  cadastre: { referenciaCatastral: '9872023VH5797S0001WX' },
  applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', surname2: 'Castro' },
}

/**
 * Renders the form of a dossier with a server that stores it. `save` receives the saved forms, and `keep` the
 * unfinished input.
 */
export function drawSteps(
  element: ReactNode,
  address: string,
  form: DossierForm,
  changes: Readonly<Record<string, Handler>> = {},
) {
  let kept = form
  const save = vi.fn<Handler>((_query, body) => {
    // The body is that of the screen's call.
    kept = (body as { form: DossierForm }).form
    return { content: dossierFormIn('registered', kept) }
  })
  const keep = vi.fn<Handler>(() => ({ content: {} }))
  const towns = [{ name: 'Vigo', province: 'Pontevedra', ineCode: '36057', huso: 29 }]
  const handlers = {
    'GET /dossiers/EXP202600000101': () => ({ content: dossierFormIn('registered', kept) }),
    'GET /coverage': () => ({ content: { coverage: { served: true, towns } } }),
    'GET /customData': () => ({ content: { items: [], notes: [] } }),
    'PUT /customData/dossierData': keep,
    'POST /expedientForm': save,
    'POST /comprobarBaremo': () => ({ content: example('checkScale') }),
    'GET /geometriaSolicitud': () => ({ content: example('getGeometry') }),
    'POST /validarCoordenadas': () => ({
      content: {
        validacion: { ...example('validateCoordinates').validacion, town: 'Vigo', distanceMetres: 1_240 },
      },
    }),
    ...changes,
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  const drawn = (
    <>
      {element}
      <ToastRegion />
    </>
  )
  const user = userEvent.setup({ delay: null })
  const saveAndGoBack = () => user.click(screen.getByRole('button', { name: 'Guardar y volver' }))
  return { ...renderScreens({ [path]: drawn }, address), save, keep, user, saveAndGoBack }
}

/** The form as last saved by the screen. */
export function lastSaved(save: ReturnType<typeof drawSteps>['save']): DossierForm {
  // The body is that of the screen's call.
  return (save.mock.lastCall?.[1] as { form: DossierForm } | undefined)?.form ?? { type: 'DOSTYP001' }
}
