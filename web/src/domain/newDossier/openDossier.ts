import { isDate } from '@acometida/api-spec/rules/calendar'
import { dossierStatuses, isFormOpen } from '@acometida/api-spec/rules/dossierStatus'
import type { DossierType } from '@acometida/api-spec/rules/dossierTypes'
import { useState } from 'react'
import { codeOf } from '#src/api/apiError.ts'
import { callOnce } from '#src/api/callOnce.ts'
import { useChange } from '#src/api/composed.ts'
import {
  createDossier,
  type DossierForm,
  type ExpedientForm,
  type GetDossierFailure,
  type GetDossierSuccess,
  saveExpedientForm,
  useGetDossier,
  useUpdateDossier,
} from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import { statusCode, statusName } from '#src/domain/dossier/dossier.ts'
import { type DossierFile, fileOf } from '#src/domain/dossier/dossierDetail.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/session.store.ts'
import { gainRole } from '#src/session/takeRoles.ts'
import type { Wanted } from './estimate.ts'

/** A dossier whose form is read to be changed. */
export interface OpenDossier {
  readonly code: string
  readonly name: string
  /** Its code; one that is none of ours has no steps here and is not changed. */
  readonly type: DossierType
  /** Whether it may still be changed. */
  readonly editable: boolean
  /** The act that sends it; null where the form may be changed without sending. */
  readonly sendAct: 'SUBMIT' | 'ANSWER_CORRECTION' | null
  /** The last local day to send it; null where no term runs. */
  readonly dueOn: string | null
  readonly form: DossierForm
  /** Kinds of documents, by their codes. */
  readonly missing: readonly string[]
  /** Delivered documents. */
  readonly files: readonly DossierFile[]
  /** The facts of price and terms, as far as the form has them. */
  readonly wanted: Wanted | null
}

/**
 * A dossier of the caller to be changed, asked for again every so often where that is wanted, milliseconds. A foreign
 * one is answered like one that is not there.
 */
export function useOpenDossier(code: string, options: { readonly refetchInterval?: number } = {}) {
  return useGetDossier(code, ownerParams('getDossier', useSession()), {
    query: {
      enabled: code !== '',
      select: openDossierOf,
      retry: (tries, error) => !isMissing(error) && tries < 2,
      ...options,
    },
  })
}

/** Whether a failure means that the caller has no such dossier. */
export function isMissing(error: unknown): boolean {
  return codeOf<GetDossierFailure>(error) === '0404'
}

/**
 * Saves the form of a dossier, or of a new draft where there is no code yet. Answers the code. Tried again where nobody
 * answered, it makes one draft.
 */
export function useSaveForm() {
  const [once] = useState(callOnce)
  const { mutateAsync, isPending, isError, error } = useChange(({ form, dossierCod }: ExpedientForm) =>
    dossierCod === undefined
      ? once(JSON.stringify(form), (messageId) => createDossier({ form }, { messageId }))
      : saveExpedientForm({ form, dossierCod }),
  )
  const saveForm = async (form: DossierForm, dossierCod?: string): Promise<string> => {
    const { dossier } = await mutateAsync(dossierCod === undefined ? { form } : { form, dossierCod })
    // A user with a dossier opens the list of dossiers directly.
    gainRole('US_DOSSIER_CLIENT')
    return dossier.summary.dossierCod
  }
  return { saveForm, isPending, isError, error }
}

/** Sends a dossier. Fails with 0409 where it has gone on meanwhile. */
export function useSendDossier({ code, sendAct }: Pick<OpenDossier, 'code' | 'sendAct'>) {
  const { mutateAsync, isPending, isError, error } = useUpdateDossier()
  const send = async (): Promise<void> => {
    if (sendAct !== null) await mutateAsync({ id: code, data: { act: sendAct } })
  }
  return { send, isPending, isError, error }
}

/** 63 A at 230 V. */
export const MOST_ON_ONE_PHASE_KW = 14.49

/** A form that says no more than what is wanted. Where one phase is enough, the customer may want three. */
export function formOf(type: DossierType, { powerKw, ...wanted }: Wanted): DossierForm {
  return {
    type,
    technicalData: { ...wanted, requestedPowerKw: powerKw, phases: powerKw > MOST_ON_ONE_PHASE_KW ? 3 : 1 },
  }
}

function sendActOf(status: string): OpenDossier['sendAct'] {
  if (status === dossierStatuses.registered) return 'SUBMIT'
  return status === dossierStatuses.pendingCorrection ? 'ANSWER_CORRECTION' : null
}

function openDossierOf({ dossier }: GetDossierSuccess): OpenDossier {
  const { summary, form, missingDocuments, documents } = dossier
  const { technicalData } = form
  const status = statusCode(statusName(summary.status))
  return {
    code: summary.dossierCod,
    name: summary.name ?? summary.dossierCod,
    type: form.type,
    editable: isFormOpen(status),
    sendAct: sendActOf(status),
    dueOn: summary.dueDate === null ? null : readable(isDate(summary.dueDate) ? summary.dueDate : undefined),
    form,
    missing: missingDocuments,
    files: documents.map(fileOf),
    wanted: technicalData
      ? {
          powerKw: technicalData.requestedPowerKw,
          voltage: technicalData.voltage,
          // A form need not say it, and the server then takes none.
          distanceMetres: technicalData.distanceMetres ?? 0,
          urbanisedGround: technicalData.urbanisedGround,
        }
      : null,
  }
}
