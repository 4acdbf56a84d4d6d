import { isEmail } from '@acometida/api-spec/rules/person/email'
import { useTranslation } from 'react-i18next'
import { isDir3, officesOf, typedOffices } from '#src/domain/dossier/form/offices.ts'
import { nameOf, personOf, typedPerson } from '#src/domain/dossier/form/people.ts'
import { typedAddress, withAddress } from '#src/domain/dossier/place/address.ts'
import { YesNoField, yesOrNo } from '#src/screens/newDossier/fields.tsx'
import { AddressFields, addressProblems } from '#src/screens/newDossier/steps/AddressFields.tsx'
import { OfficeFields } from '#src/screens/newDossier/steps/OfficeFields.tsx'
import { PersonFields, personProblems } from '#src/screens/newDossier/steps/PersonFields.tsx'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useRemember } from '#src/screens/newDossier/steps/useRemember.ts'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import styles from '#src/screens/newDossier/steps/Steps.module.css'

/** The task of the payer and the billing address. */
export function BillingTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const me = useSession()
  const refusedEmail = useRefusedEmail()
  const remember = useRemember('PAYER')
  const { save, initialValues, draftState, formCallbacks } = useSaveTask('billing', props)
  const { payer, thirdPartyConsentPayer, billingEmail, offices, digitalInvoice, addresses, ...rest } = dossier.form
  const { owner } = rest
  const other = payer?.docNumber === me.document ? undefined : payer
  // Only an owner other than the caller is offered.
  const otherOwner = owner?.docNumber === me.document ? undefined : owner
  const isOwner = other !== undefined && other.docNumber === otherOwner?.docNumber
  // The stored input may name an owner who was changed in another task.
  const isOffered = (payer: string) => payer !== '' && (payer !== 'owner' || otherOwner !== undefined)
  const taskForm = useForm({
    values: initialValues({
      payer: isOwner ? 'owner' : other ? 'other' : digitalInvoice === undefined ? '' : 'me',
      ...typedPerson(isOwner ? undefined : other),
      consent: thirdPartyConsentPayer ?? false,
      remember: false,
      digital: yesOrNo(digitalInvoice),
      to: offices ? 'offices' : billingEmail === undefined ? '' : 'email',
      billingEmail: billingEmail ?? '',
      ...typedOffices(offices),
      elsewhere: addresses?.billing !== undefined,
      ...typedAddress(addresses?.billing),
    }),
    check: (typed) => ({
      payer: isOffered(typed.payer) ? undefined : t('dossierForm.payerMissing'),
      ...(typed.payer === 'other' && personProblems(typed, t)),
      // No consent is needed without another payer.
      consent:
        typed.payer === 'me' || !isOffered(typed.payer) || typed.consent ? undefined : t('dossierForm.consentMissing'),
      digital: typed.digital === '' ? t('dossierForm.digitalMissing') : undefined,
      ...(typed.digital === 'yes' && {
        to: typed.to === '' ? t('dossierForm.toMissing') : undefined,
        billingEmail:
          typed.to !== 'email' || isEmail(typed.billingEmail.trim()) ? undefined : t('dossierForm.billingEmailWrong'),
        ...(typed.to === 'offices' && {
          accountingOffice: isDir3(typed.accountingOffice) ? undefined : t('dossierForm.dir3Wrong.accountingOffice'),
          managingBody: isDir3(typed.managingBody) ? undefined : t('dossierForm.dir3Wrong.managingBody'),
          processingUnit: isDir3(typed.processingUnit) ? undefined : t('dossierForm.dir3Wrong.processingUnit'),
        }),
      }),
      ...(typed.elsewhere && addressProblems(typed, t)),
    }),
    checkLeft: { email: refusedEmail, billingEmail: refusedEmail },
    send: async (typed) => {
      const isDigital = typed.digital === 'yes'
      const paying = typed.payer === 'other' ? personOf(typed) : typed.payer === 'owner' ? otherOwner : undefined
      const saved = await save(
        {
          ...(paying && { payer: paying, thirdPartyConsentPayer: typed.consent }),
          digitalInvoice: isDigital,
          ...(isDigital && typed.to === 'email' && { billingEmail: typed.billingEmail.trim() }),
          ...(isDigital && typed.to === 'offices' && { offices: officesOf(typed) }),
          ...withAddress(addresses, 'billing', typed.elsewhere ? typed : undefined),
        },
        rest,
      )
      if (typed.payer === 'other' && typed.remember) await remember(personOf(typed))
      return saved
    },
    ...formCallbacks,
  })
  const { field, values, put } = taskForm
  const document =
    values.payer === 'other' ? values.document : values.payer === 'owner' ? (otherOwner?.docNumber ?? '') : me.document
  return (
    <TaskForm id="billing" list={list} of={taskForm} draftState={draftState}>
      <RadioGroup
        label={t('dossierForm.payer')}
        hint={t('dossierForm.payerHint')}
        options={[
          { value: 'me', label: t('dossierForm.me', { name: `${me.name} ${me.surname}`.trim() }) },
          ...(otherOwner ? [{ value: 'owner', label: t('dossierForm.ownerPays', { name: nameOf(otherOwner) }) }] : []),
          { value: 'other', label: t('dossierForm.other') },
        ]}
        {...field('payer')}
      />
      {values.payer === 'other' && (
        <PersonFields field={field} consent={field('consent')} remember={field('remember')} put={put} />
      )}
      {values.payer === 'owner' && <Checkbox label={t('dossierForm.consent')} {...field('consent')} />}
      <YesNoField label={t('dossierForm.digital')} hint={t('dossierForm.digitalHint')} {...field('digital')} />
      {values.digital === 'yes' && (
        <div className={styles.part}>
          <RadioGroup
            label={t('dossierForm.to')}
            options={[
              { value: 'email', label: t('dossierForm.toEmail') },
              { value: 'offices', label: t('dossierForm.toOffices') },
            ]}
            {...field('to')}
          />
          {values.to === 'email' && <EmailField label={t('dossierForm.billingEmail')} {...field('billingEmail')} />}
          {values.to === 'offices' && <OfficeFields field={field} document={document} put={put} />}
        </div>
      )}
      <Checkbox label={t('dossierForm.elsewhere')} {...field('elsewhere')} />
      {values.elsewhere && (
        <div className={styles.part}>
          <AddressFields field={field} />
        </div>
      )}
    </TaskForm>
  )
}
