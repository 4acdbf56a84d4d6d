import type { DossierType } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { useState } from 'react'
import { makeIdempotentCall } from '#src/api/call/makeIdempotentCall.ts'
import {
  createDossier,
  type DossierForm,
  type ExpedientForm,
  type GetDossierSuccess,
  saveExpedientForm,
  useGetDossier,
  useUpdateDossier,
} from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { isFormOpen, type StatusName } from '#src/domain/dossier/dossier.ts'
import { type DossierDetail, dossierDetailOf } from '#src/domain/dossier/dossierDetail.ts'
import type { ConnectionParams } from '#src/domain/dossier/start/estimate.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { addRole } from '#src/session/login/applyRoles.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** A dossier whose form is being edited. */
export interface OpenDossier extends Pick<DossierDetail, 'code' | 'name' | 'dueOn' | 'form' | 'missing' | 'files'> {
  /** The type's code. An unknown type has no steps and cannot be edited. */
  readonly type: DossierType
  /** The form may still be changed. */
  readonly editable: boolean
  /** The action that sends it. Null if there is nothing to send. */
  readonly sendAct: 'SUBMIT' | 'ANSWER_CORRECTION' | null
  /** The parameters of its price and terms, as far as the form has them. */
  readonly connection: ConnectionParams | null
}

/** The dossier being edited. Polls every `refetchInterval` ms. A foreign one answers 404, like a missing one. */
export function useOpenDossier(code: string, options: { readonly refetchInterval?: number } = {}) {
  return useGetDossier(code, ownerParams('getDossier', useSession()), {
    query: {
      enabled: code !== '',
      select: openDossierOf,
      ...options,
    },
  })
}

/**
 * Saves the form of a dossier, or creates a draft without a code. Returns the code. A retry after an unanswered call
 * creates no second draft.
 */
export function useSaveForm() {
  const [once] = useState(makeIdempotentCall)
  const { mutateAsync, isPending, isError, error } = useMutationOf(({ form, dossierCod }: ExpedientForm) =>
    dossierCod === undefined
      ? once(JSON.stringify(form), (messageId) => createDossier({ form }, { messageId }))
      : saveExpedientForm({ form, dossierCod }),
  )
  const saveForm = async (form: DossierForm, dossierCod?: string): Promise<string> => {
    const { dossier } = await mutateAsync(dossierCod === undefined ? { form } : { form, dossierCod })
    // Users with a dossier open the list of dossiers directly.
    addRole('US_DOSSIER_CLIENT')
    return dossier.summary.dossierCod
  }
  return { saveForm, isPending, isError, error }
}

/** Sends a dossier. Fails with 0409 if it has moved on. */
export function useSendDossier({ code, sendAct }: Pick<OpenDossier, 'code' | 'sendAct'>) {
  const { mutateAsync, isPending, isError, error } = useUpdateDossier()
  const send = async (): Promise<void> => {
    if (sendAct !== null) await mutateAsync({ id: code, data: { act: sendAct } })
  }
  return { send, isPending, isError, error }
}

/** 63 A at 230 V. */
export const MAX_ONE_PHASE_KW = 14.49

/** A form with the given parameters alone. The customer may want three phases where one suffices. */
export function formOf(type: DossierType, { powerKw, ...connection }: ConnectionParams): DossierForm {
  return {
    type,
    technicalData: { ...connection, requestedPowerKw: powerKw, phases: powerKw > MAX_ONE_PHASE_KW ? 3 : 1 },
  }
}

function sendActOf(status: StatusName): OpenDossier['sendAct'] {
  if (status === 'registered') return 'SUBMIT'
  return status === 'pendingCorrection' ? 'ANSWER_CORRECTION' : null
}

function openDossierOf({ dossier }: GetDossierSuccess): OpenDossier {
  const { code, name, status, dueOn, form, missing, files } = dossierDetailOf(dossier)
  const { technicalData } = form
  return {
    code,
    name,
    type: form.type,
    editable: isFormOpen({ status }),
    sendAct: sendActOf(status),
    dueOn,
    form,
    missing,
    files,
    connection: technicalData
      ? {
          powerKw: technicalData.requestedPowerKw,
          voltage: technicalData.voltage,
          // The form may omit it; the server then assumes none.
          distanceMetres: technicalData.distanceMetres ?? 0,
          urbanisedGround: technicalData.urbanisedGround,
        }
      : null,
  }
}
