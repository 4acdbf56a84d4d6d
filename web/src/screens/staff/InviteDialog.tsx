import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { InviteUserFailure } from '#src/api/generated/api.ts'
import { useQueryRunner } from '#src/api/query/definedQueries.ts'
import { changesOf, fitting, returnedDraft, useDraft } from '#src/base/drafts.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/base/i18n/languages.ts'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'
import {
  type CompleteInvitation,
  type FollowingRequest,
  type InvitationDraft,
  isReady,
  reachProblem,
  useInvite,
} from '#src/domain/staff/invite.ts'
import type { UserSearch } from '#src/domain/staff/userSearch.ts'
import { useLeftEmail } from '#src/session/login/emailCheck.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

type InviteDialogProps = { readonly person: FoundPerson; readonly onClose: () => void }

/** Invites a known but unregistered customer: contact data, relation to the company, and the results of both calls. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const { invite, followAgain } = useInvite()
  const [invitation, setInvitation] = useState<CompleteInvitation>()
  const [following, setFollowing] = useState<FollowingRequest>()
  const busy = invite.isPending || followAgain.isPending
  const send = (invitation: CompleteInvitation) => {
    setInvitation(invitation)
    invite.mutate(invitation, { onSuccess: setFollowing })
  }
  const sent = invitation && following
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t(sent ? 'invite.sentTitle' : 'invite.title', { name: person.name })}
      // The result would otherwise be lost.
      dismissible={!busy}
    >
      {sent ? (
        <Outcome
          invitation={invitation}
          following={following}
          busy={followAgain.isPending}
          onAgain={() => followAgain.mutate(invitation, { onSuccess: setFollowing })}
          onClose={onClose}
        />
      ) : (
        <InviteForm person={person} invite={invite} onSend={send} onClose={onClose} />
      )}
    </Dialog>
  )
}

type InviteFormProps = InviteDialogProps & {
  readonly invite: Pick<ReturnType<typeof useInvite>['invite'], 'isPending' | 'error' | 'reset'>
  readonly onSend: (invitation: CompleteInvitation) => void
}

type Reach = 'email' | 'phone'

function InviteForm({ person, invite, onSend, onClose }: InviteFormProps) {
  const { t } = useTranslation()
  const { isPending: busy, error: failure, reset: forgetFailure } = invite
  const [initial] = useState<InvitationDraft>(() => draftOf(person))
  const name = `invite/${initial.document}`
  const [draft, setDraft] = useState<InvitationDraft>(() => ({
    ...initial,
    // Written by this form.
    ...(fitting(returnedDraft(name) ?? {}, initial) as Partial<InvitationDraft>),
  }))
  useDraft(name, changesOf(initial, draft))
  const [leftFields, setLeftFields] = useState<ReadonlySet<Reach>>(NONE)
  const change = (part: Partial<InvitationDraft>) => {
    setDraft({ ...draft, ...part })
    forgetFailure()
  }
  const { refusal, leave: leaveEmail } = useLeftEmail(draft.email)
  const ready = isReady(draft) && refusal === undefined
  const leave = (name: Reach) => {
    setLeftFields(new Set(leftFields).add(name))
    if (name === 'email') void leaveEmail()
  }
  // Unlike in customers' forms, an empty field shows a problem when left: staff fill it in on the phone.
  const reach = (name: Reach) => {
    const problem = leftFields.has(name) ? reachProblem(name, draft[name]) : undefined
    return {
      // The search behind the dialog has fields of the same names.
      id: `invite-${name}`,
      name,
      value: draft[name],
      onValue: (value: string) => change({ [name]: value }),
      onBlur: () => leave(name),
      error: problem ? t(`invite.${name}Problem.${problem}`) : name === 'email' ? refusal : undefined,
      autoComplete: 'off',
    }
  }
  const send = () => {
    if (busy || !ready || draft.as === undefined) return
    onSend({ ...draft, as: draft.as, comment: t(`invite.comment.${draft.as}`) })
  }
  return (
    <Form
      onSubmit={send}
      submit={{ label: t('invite.yes'), disabled: !ready, 'aria-describedby': 'invite-missing' }}
      beside={
        <Button disabled={busy} onClick={onClose}>
          {t('common.no')}
        </Button>
      }
      sending={{ busy, failure }}
      failed={(refused) => <Refusal failure={refused} draft={draft} />}
    >
      <p>{t('invite.lead')}</p>
      <DescriptionList
        items={[
          { term: t('common.document'), value: draft.document },
          { term: t('invite.name'), value: draft.firstName },
          ...(draft.surname === '' ? [] : [{ term: t('invite.surname'), value: draft.surname }]),
        ]}
      />
      <EmailField label={t('common.email')} {...reach('email')} />
      <PhoneField label={t('invite.phone')} hint={t('invite.phoneHint')} {...reach('phone')} />
      <FieldGroup id="invite-channels" label={t('invite.channels')} hint={t('invite.channelsHint')}>
        <Checkbox
          name="byMail"
          label={t('invite.byMail')}
          checked={draft.byMail}
          onValue={(byMail) => change({ byMail })}
        />
        <Checkbox name="bySms" label={t('invite.bySms')} checked={draft.bySms} onValue={(bySms) => change({ bySms })} />
      </FieldGroup>
      <RadioGroup
        name="as"
        label={t('invite.as')}
        options={[
          { value: 'solicitant', label: t('invite.solicitant'), hint: t('invite.solicitantHint') },
          { value: 'consumer', label: t('invite.consumer'), hint: t('invite.consumerHint') },
        ]}
        value={draft.as}
        onValue={(as) => change({ as })}
      />
      <Select
        name="language"
        label={t('invite.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={draft.language}
        onValue={(value) => change({ language: LANGUAGES.find((language) => language === value) ?? draft.language })}
      />
      <output id="invite-missing">{failure === null && t(ready ? 'invite.ready' : 'invite.missing')}</output>
    </Form>
  )
}

/** Why nobody was invited, with a link to the holder of the document or address. */
function Refusal({ failure, draft }: { readonly failure: unknown; readonly draft: InvitationDraft }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { remove } = useQueryRunner()
  const code = codeOf<InviteUserFailure>(failure)
  const holder: UserSearch | undefined =
    code === '2019'
      ? { key: 'documentNumber', value: draft.document }
      : code === '2018'
        ? { key: 'email', value: draft.email.trim().toLowerCase() }
        : undefined
  const open = () => {
    // Cached search results do not contain them yet.
    remove('searchUsers')
    void navigate(paths.searchUser, { state: { search: holder } })
  }
  const isTaken = code === '2017' || code === '2018' || code === '2019'
  return (
    <Banner
      tone="error"
      actions={
        holder && (
          <Button size="small" icon="user" onClick={open}>
            {t('invite.openHolder')}
          </Button>
        )
      }
    >
      {isTaken ? t(`invite.refused.${code}`) : errorText(t, failure)}
    </Banner>
  )
}

type OutcomeProps = {
  readonly invitation: CompleteInvitation
  readonly following: FollowingRequest
  readonly busy: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Outcome({ invitation, following, busy, onAgain, onClose }: OutcomeProps) {
  const { t } = useTranslation()
  const where = invitation.byMail && invitation.bySms ? 'both' : invitation.byMail ? 'mail' : 'sms'
  return (
    <Form
      onSubmit={following.done ? onClose : onAgain}
      submit={following.done ? t('common.accept') : { label: t('invite.again'), icon: 'refresh' }}
      beside={
        !following.done && (
          <Button disabled={busy} onClick={onClose}>
            {t('common.accept')}
          </Button>
        )
      }
      sending={{ busy, failure: null }}
      failed={null}
    >
      <Banner tone="success">{t(`invite.sent.${where}`, { email: invitation.email, phone: invitation.phone })}</Banner>
      {following.done ? (
        <Banner tone="success">{t('invite.followed', { code: following.code })}</Banner>
      ) : (
        <Banner tone="error" title={t('invite.notFollowed')}>
          <p>{errorText(t, following.error)}</p>
          <p>{t('invite.stillGood')}</p>
        </Banner>
      )}
    </Form>
  )
}

function draftOf({ document, firstName, surname, email, phone }: FoundPerson): InvitationDraft {
  return {
    document,
    firstName,
    surname,
    email,
    phone: isRealPhone(phone) ? phone : '',
    byMail: false,
    bySms: false,
    as: undefined,
    language: 'es',
  }
}

const NONE: ReadonlySet<Reach> = new Set()
