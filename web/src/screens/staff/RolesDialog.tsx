import { hasManagerAdmin, isRestrictedCallCentre, type Role, ROLES } from '@acometida/api-spec/rules/person/roles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import {
  type ManagedUser,
  mayGrant,
  rolesDifference,
  useManagedUser,
  useSetRoles,
} from '#src/domain/staff/managedUsers.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { isGone, ManagingFailure } from './ManagingFailure.tsx'

type RolesDialogProps = {
  readonly user: ManagedUser
  /** Called if the user no longer exists. */
  readonly onGone?: (() => void) | undefined
  readonly onClose: () => void
}

/** The roles of a user one by one: what each opens, what a change grants, revokes and closes. */
export function RolesDialog({ user, onGone, onClose }: RolesDialogProps) {
  const { t } = useTranslation()
  const now = useManagedUser(user)
  const gone = isGone(now.error)
  useEffect(() => {
    if (gone) onGone?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called once, not for each new function
  }, [gone])
  return (
    <Dialog open onClose={onClose} size="wide" title={t('roleEditor.title', { name: user.name })}>
      {gone ? (
        <ManagingFailure error={now.error} />
      ) : (
        <QueryGate query={now} skeleton={{ of: 'form', count: 6 }}>
          {(found) => <RolesForm user={found} onGone={onGone} onClose={onClose} />}
        </QueryGate>
      )}
    </Dialog>
  )
}

function RolesForm({ user, onGone, onClose }: RolesDialogProps) {
  const { t } = useTranslation()
  const { roles: actor } = useSession()
  const [chosen, setChosen] = useState<ReadonlySet<Role>>(() => new Set(user.roles))
  const save = useSetRoles()
  const roles = ROLES.filter((role) => chosen.has(role))
  const { given, taken } = rolesDifference(user.roles, roles)
  const changed = given.length + taken.length > 0
  const problem = roles.length === 0 ? 'none' : changed ? undefined : 'same'
  // The reason not to save is a note at first, and the error of the group once saving was tried.
  const [tried, setTried] = useState(false)
  const put = (role: Role, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(role)
    else next.delete(role)
    setChosen(next)
    save.reset()
  }
  const send = () => {
    if (problem) return setTried(true)
    if (save.isPending) return
    save.mutate(
      { user, roles },
      {
        onSuccess: () => {
          toast.success(t('roleEditor.saved', { name: user.name }))
          onClose()
        },
        onError: (error) => {
          if (isGone(error)) onGone?.()
        },
      },
    )
  }
  return (
    <Form
      onSubmit={send}
      submit={{
        label: t('roleEditor.save'),
        'aria-describedby': 'roles-difference',
      }}
      onCancel={onClose}
      sending={{ busy: save.isPending, failure: save.error }}
      failed={(failure) => <ManagingFailure error={failure} />}
    >
      <FieldGroup
        id="roles"
        label={t('roleEditor.roles')}
        hint={t('roleEditor.hint')}
        error={tried && problem ? t(`roleEditor.${problem}`) : undefined}
      >
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            name={role}
            label={t(`roleEditor.role.${role}.name`)}
            hint={
              mayGrant(actor, role)
                ? t(`roleEditor.role.${role}.opens`)
                : `${t(`roleEditor.role.${role}.opens`)} ${t('roleEditor.onlyAdministrators')}`
            }
            checked={chosen.has(role)}
            disabled={!mayGrant(actor, role)}
            onValue={(on) => put(role, on)}
          />
        ))}
      </FieldGroup>
      <Warnings roles={roles} />
      <output id="roles-difference">
        <span>{problem && !tried && t(`roleEditor.${problem}`)}</span>
        {roles.length > 0 && given.length > 0 && <p>{t('roleEditor.given', { roles: names(given) })}</p>}
        {roles.length > 0 && taken.length > 0 && <p>{t('roleEditor.taken', { roles: names(taken) })}</p>}
      </output>
    </Form>
  )

  function names(some: readonly Role[]): string {
    return some.map((role) => t(`roleEditor.role.${role}.name`)).join(', ')
  }
}

/** The parts of a choice that close what other parts open. */
function Warnings({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useTranslation()
  const staff = isRestrictedCallCentre(roles)
  const warnings = [
    roles.includes('SU_UFD') && t('roleEditor.warnUtility'),
    hasManagerAdmin(roles) && (staff || roles.includes('US_CC')) && t('roleEditor.warnManager'),
  ].filter((words) => words !== false)
  return warnings.map((words) => (
    <Banner key={words} tone="warning">
      {words}
    </Banner>
  ))
}
