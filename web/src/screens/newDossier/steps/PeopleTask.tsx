import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { useTranslation } from 'react-i18next'
import type { DossierForm } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './useSaveTask.ts'

/** Who the connection will be of: whoever asks, or somebody else who agrees. */
export function PeopleTask({ dossier, list }: TaskProps) {
  const { t } = useTranslation()
  const me = useSession()
  const { save, ...ends } = useSaveTask({ dossier, list })
  const { owner, thirdPartyConsentOwner, ...rest } = dossier.form
  const { applicant } = rest
  const isOther = owner !== undefined && owner.docNumber !== applicant?.docNumber
  const [surname1 = '', ...others] = me.surname.split(' ')
  const of = useForm({
    values: {
      who: isOther ? 'other' : applicant ? 'me' : '',
      document: isOther ? owner.docNumber : '',
      name: isOther ? owner.name : '',
      surname: isOther ? (owner.surname1 ?? '') : '',
      consent: thirdPartyConsentOwner ?? false,
    },
    check: ({ who, document, name, consent }) => ({
      who: who === '' ? t('dossierForm.whoMissing') : undefined,
      ...(who === 'other' && {
        document: isDocument(normalizeIdentifier(document)) ? undefined : t('dossierForm.documentWrong'),
        name: name.trim() === '' ? t('dossierForm.nameMissing') : undefined,
        consent: consent ? undefined : t('dossierForm.consentMissing'),
      }),
    }),
    send: ({ who, document, name, surname, consent }) => {
      const asking: DossierForm['applicant'] = applicant ?? {
        docNumber: me.document,
        name: me.name,
        ...(surname1 && { surname1 }),
        ...(others.length > 0 && { surname2: others.join(' ') }),
      }
      if (who === 'me') return save({ applicant: asking }, rest)
      const other = {
        // What is known of the same person stays: the form here asks for less than the contract holds.
        ...(isOther && owner.docNumber === normalizeIdentifier(document) && owner),
        docNumber: normalizeIdentifier(document),
        name: name.trim(),
        ...(surname.trim() !== '' && { surname1: surname.trim() }),
      }
      return save({ applicant: asking, owner: other, thirdPartyConsentOwner: consent })
    },
    ...ends,
  })
  const { field, values } = of
  return (
    <TaskForm id="people" list={list} of={of}>
      <RadioGroup
        label={t('dossierForm.who')}
        options={[
          { value: 'me', label: t('dossierForm.me', { name: `${me.name} ${me.surname}`.trim() }) },
          { value: 'other', label: t('dossierForm.other') },
        ]}
        {...field('who')}
      />
      {values.who === 'other' && (
        <>
          <TextField
            label={t('dossierForm.document')}
            hint={t('dossierForm.documentHint')}
            autoComplete="off"
            maxLength={20}
            characters={12}
            {...field('document')}
          />
          <TextField label={t('dossierForm.name')} autoComplete="off" maxLength={80} {...field('name')} />
          <TextField
            label={t('dossierForm.surname')}
            autoComplete="off"
            maxLength={60}
            optional
            {...field('surname')}
          />
          <Checkbox label={t('dossierForm.consent')} {...field('consent')} />
        </>
      )}
    </TaskForm>
  )
}
