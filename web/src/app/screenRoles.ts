import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import {
  hasCustomerInView,
  provisionsTarget,
  suppliesTarget,
  type Viewer,
} from '@acometida/api-spec/rules/navigation/tabTargets'
import {
  canManageCallCentreUsers,
  isRestrictedCallCentre,
  isBarredFromManagement,
} from '@acometida/api-spec/rules/person/roles'
import type { Access, Admission } from '#src/session/guard.ts'

/** The access rules of the route table (specification of access, 6). This one admits every logged-in user. */

export const everyone: Access = () => 'screen'

/** A customer's data: the customer's own, and those of a customer acted for. */
export const customers: Access = (viewer) => ofCustomer(viewer, 'screen')

/**
 * The list of supplies. A user without any binds one first. It includes delegated supplies, so it opens for users who
 * may hold some.
 */
export const supplyHolders: Access = (viewer) => {
  const maySeeDelegated = viewer.roles.includes('US_MANAGER') || viewer.roles.includes('US_CONSULTANT')
  const bindsFirst = suppliesTarget(viewer) === paths.bindSupply && !maySeeDelegated
  return ofCustomer(viewer, bindsFirst ? 'bindSupply' : 'screen')
}

/** The list of dossiers. A user without any binds one first. */
export const dossierHolders: Access = (viewer) =>
  ofCustomer(viewer, provisionsTarget(viewer) === paths.bindProvision ? 'bindDossier' : 'screen')

export const staff: Access = ({ roles }) => only(isRestrictedCallCentre(roles))

/** Staff, on screens that bar some roles: those lose their session. */
export const management: Access = (viewer) => (isBarredFromManagement(viewer.roles) ? 'cleared' : staff(viewer))

/** Managers of call-centre users. All others lose their session. */
export const callCentreManagers: Access = ({ roles }) => (canManageCallCentreUsers(roles) ? 'screen' : 'cleared')

export const mfaAdmins: Access = ({ roles }) => only(roles.includes('US_CC_MFA_ADMIN'))

export const associations: Access = ({ roles }) => only(roles.includes('MANAGER_ADMIN_ASOC'))

export const enterprises: Access = ({ roles }) => only(roles.includes('MANAGER_ADMIN_ENT'))

function ofCustomer(viewer: Viewer, admission: Admission): Admission {
  if (hasCustomerInView(viewer)) return admission
  return isRestrictedCallCentre(viewer.roles) ? 'chooseCustomer' : 'noAccess'
}

function only(open: boolean): Admission {
  return open ? 'screen' : 'noAccess'
}
