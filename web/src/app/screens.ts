import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { TabId } from '#src/domain/navigation/headerTabs.ts'
import type { TextsName } from '#src/locales/texts.type.ts'

/** Who may open a screen: visitors in the public frame, whoever is logged in, or both, each in their own frame. */
type Access = 'visitor' | 'user' | 'anyone'

export interface ScreenRoute {
  readonly path: string
  readonly access: Access
  /** Brings the code, when the screen is first opened. */
  readonly load: () => Promise<ComponentType>
  /** What it says, beside what all screens share. */
  readonly texts: readonly TextsName[]
  /** The tab that it lies behind, marked while it is on screen. */
  readonly tab?: TabId
  /** Asks for what the screen shows while its code is on its way. Only for whoever is logged in. */
  readonly prefetch?: (query: URLSearchParams) => Promise<unknown>
}

/** A file of a screen, which exports that alone. */
type LoadFile = () => Promise<Readonly<Record<string, ComponentType>>>
type Line = LoadFile | ({ readonly load: LoadFile } & Pick<ScreenRoute, 'tab' | 'prefetch'>)

const delegations = {
  load: () => import('#src/screens/delegations/DelegationsScreen.tsx'),
  tab: 'supplies',
} as const
const addDelegation = {
  load: () => import('#src/screens/delegations/AddDelegationScreen.tsx'),
  tab: 'supplies',
} as const
const delegate = { load: () => import('#src/screens/delegations/DelegateScreen.tsx'), tab: 'supplies' } as const
const dossierStep = {
  load: () => import('#src/screens/dossiers/DossierStepScreen.tsx'),
  tab: 'provisions',
} as const
const place = { load: () => import('#src/screens/newDossier/PlaceScreen.tsx'), tab: 'provisions' } as const
const keepInMind = { load: () => import('#src/screens/newDossier/KeepInMindScreen.tsx'), tab: 'provisions' } as const
const steps = { load: () => import('#src/screens/newDossier/steps/StepsScreen.tsx'), tab: 'provisions' } as const
const supplies = async () => (await import('#src/domain/supply/prefetchSupplies.ts')).prefetchSupplies()
/** With the code of the tab that is named, which otherwise comes after that of the screen. */
const supplyTab = async (query: URLSearchParams) => {
  const tabs = import('#src/screens/supplies/supplyTabs.ts')
  await Promise.all([supplies(), tabs.then(({ tabAt }) => tabAt(query.get('tabValue')).Panel.preload?.())])
}

/**
 * Every screen of the client but the log-in and the page for unknown addresses, which are there from the start. Guards, tabs,
 * links, titles and pictures read this table.
 */
export const screens: readonly ScreenRoute[] = [
  ...screensOf('visitor', ['password'], {
    [paths.resetPassword]: () => import('#src/screens/password/ResetScreen.tsx'),
    [paths.resetMailed]: () => import('#src/screens/password/MailSentScreen.tsx'),
    [paths.resetTexted]: () => import('#src/screens/password/SmsSentScreen.tsx'),
    [paths.changePasswordByLink]: () => import('#src/screens/password/PasswordByLinkScreen.tsx'),
    [paths.updatePassword]: () => import('#src/screens/password/UpdatePasswordScreen.tsx'),
  }),
  ...screensOf('visitor', ['access'], {
    [paths.redirectLogin]: () => import('#src/screens/access/RedirectLoginScreen.tsx'),
  }),
  ...screensOf('visitor', ['registration'], {
    [paths.signUp]: () => import('#src/screens/registration/SignUpScreen.tsx'),
    [paths.signUpDone]: () => import('#src/screens/registration/SignUpDoneScreen.tsx'),
    [paths.signUpRefused]: () => import('#src/screens/registration/SignUpRefusedScreen.tsx'),
    [paths.signUpFailed]: () => import('#src/screens/registration/SignUpFailedScreen.tsx'),
    [paths.activation]: () => import('#src/screens/registration/ActivationScreen.tsx'),
    [paths.activated]: () => import('#src/screens/registration/ActivatedScreen.tsx'),
    [paths.resendActivation]: () => import('#src/screens/registration/ActivationTimeoutScreen.tsx'),
    [paths.preSignUp]: () => import('#src/screens/registration/InvitationScreen.tsx'),
    [paths.invitation]: () => import('#src/screens/registration/InvitationScreen.tsx'),
  }),
  ...screensOf('visitor', ['payment', 'paying'], {
    [paths.offlinePayment]: () => import('#src/screens/payment/OfflinePaymentScreen.tsx'),
    [paths.offlinePaymentDone]: () => import('#src/screens/payment/OfflinePaymentDoneScreen.tsx'),
  }),
  ...screensOf('user', ['access'], {
    [paths.gdpr]: () => import('#src/screens/access/GdprScreen.tsx'),
    [paths.landing]: () => import('#src/screens/access/LandingScreen.tsx'),
  }),
  ...screensOf('user', ['staff', 'act', 'invite', 'parts'], {
    [paths.searchUser]: { load: () => import('#src/screens/staff/UserSearchScreen.tsx'), tab: 'searchUser' },
  }),
  ...screensOf('user', ['callCentre', 'roleEditor', 'parts'], {
    [paths.callCentreUsers]: {
      load: () => import('#src/screens/staff/CallCentreScreen.tsx'),
      tab: 'callCentreUsers',
    },
  }),
  ...screensOf('user', ['users', 'roleEditor', 'parts'], {
    [paths.users]: { load: () => import('#src/screens/staff/UsersScreen.tsx'), tab: 'users' },
  }),
  ...screensOf('user', ['mfaAdmin', 'staff', 'parts'], {
    [paths.mfaAdmin]: { load: () => import('#src/screens/staff/MfaAdminScreen.tsx'), tab: 'mfaAdmin' },
  }),
  ...screensOf('user', ['failures', 'outages', 'supplyNow', 'act', 'parts'], {
    [paths.failures]: { load: () => import('#src/screens/failures/FailuresScreen.tsx'), tab: 'failures' },
    [paths.failurePanel]: { load: () => import('#src/screens/failures/FailurePanelScreen.tsx'), tab: 'failures' },
    [paths.failureResult]: { load: () => import('#src/screens/failures/FailureResultScreen.tsx'), tab: 'failures' },
  }),
  ...screensOf('user', ['messages', 'sendLink', 'parts'], {
    [paths.messages]: { load: () => import('#src/screens/messages/MessagesScreen.tsx'), tab: 'messages' },
    [paths.reports]: { load: () => import('#src/screens/messages/ReportsScreen.tsx'), tab: 'messages' },
  }),
  ...screensOf('user', ['members', 'act', 'parts'], {
    [paths.association]: { load: () => import('#src/screens/members/MembersScreen.tsx'), tab: 'association' },
    [paths.enterprise]: { load: () => import('#src/screens/members/MembersScreen.tsx'), tab: 'enterprise' },
  }),
  ...screensOf('user', ['profile', 'alertFields'], {
    [paths.profile]: () => import('#src/screens/profile/ProfileScreen.tsx'),
  }),
  ...screensOf('user', ['profile'], {
    [paths.changeEmail]: () => import('#src/screens/profile/ChangeEmailScreen.tsx'),
  }),
  ...screensOf('user', ['password'], {
    [paths.changePassword]: () => import('#src/screens/password/ChangePasswordScreen.tsx'),
  }),
  ...screensOf('user', ['dashboard'], {
    [paths.dashboard]: {
      load: () => import('#src/screens/dashboard/DashboardScreen.tsx'),
      tab: 'dashboard',
      prefetch: supplies,
    },
  }),
  ...screensOf('user', ['mobile', 'parts'], {
    [paths.welcome]: () => import('#src/screens/mobile/WelcomeScreen.tsx'),
  }),
  ...screensOf('user', ['help'], {
    [paths.news]: () => import('#src/screens/support/NewsScreen.tsx'),
  }),
  ...screensOf('user', ['supplies', 'parts'], {
    [paths.bindSupply]: { load: () => import('#src/screens/supplies/BindSupplyScreen.tsx'), tab: 'supplies' },
    [paths.supplies]: {
      load: () => import('#src/screens/supplies/SuppliesScreen.tsx'),
      tab: 'supplies',
      prefetch: supplies,
    },
  }),
  ...screensOf('user', ['supplyAlerts', 'alertFields', 'supplies', 'parts'], {
    [paths.alerts]: {
      load: () => import('#src/screens/supplies/alerts/AlertsScreen.tsx'),
      tab: 'supplies',
      prefetch: supplies,
    },
  }),
  ...screensOf('user', ['supplies', 'consumption', 'supplyNow'], {
    [paths.supplyDetail]: {
      load: () => import('#src/screens/supplies/SupplyDetailScreen.tsx'),
      tab: 'supplies',
      prefetch: supplyTab,
    },
  }),
  ...screensOf('user', ['delegations', 'parts'], {
    [paths.managers]: delegations,
    [paths.addManager]: addDelegation,
    [paths.managerProfile]: delegate,
    [paths.consultants]: delegations,
    [paths.addConsultant]: addDelegation,
    [paths.consultantProfile]: delegate,
    [paths.answerDelegation]: () => import('#src/screens/delegations/AnswerDelegationScreen.tsx'),
    [paths.delegationDone]: () => import('#src/screens/delegations/DelegationDoneScreen.tsx'),
  }),
  ...screensOf('user', ['provisions', 'works', 'documents', 'paying', 'parts'], {
    [paths.bindProvision]: { load: () => import('#src/screens/dossiers/BindDossierScreen.tsx'), tab: 'provisions' },
    [paths.provisions]: { load: () => import('#src/screens/dossiers/DossiersScreen.tsx'), tab: 'provisions' },
    [paths.provisionDetail]: { load: () => import('#src/screens/dossiers/DossierScreen.tsx'), tab: 'provisions' },
    [paths.provisionData]: dossierStep,
    [paths.provisionBudget]: dossierStep,
    [paths.provisionWorks]: dossierStep,
    [paths.provisionClosure]: dossierStep,
  }),
  ...screensOf('user', ['dossierBills', 'works', 'paying'], {
    [paths.provisionBills]: {
      load: () => import('#src/screens/dossierBills/DossierBillsScreen.tsx'),
      tab: 'provisions',
    },
    [paths.provisionPayment]: {
      load: () => import('#src/screens/dossierBills/DossierPaymentScreen.tsx'),
      tab: 'provisions',
    },
  }),
  ...screensOf('user', ['myPayments', 'paying', 'parts'], {
    [paths.payments]: () => import('#src/screens/payments/PaymentsScreen.tsx'),
  }),
  ...screensOf('user', ['myDocuments', 'documents', 'parts'], {
    [paths.documents]: { load: () => import('#src/screens/documents/DocumentsScreen.tsx'), tab: 'provisions' },
  }),
  ...screensOf('user', ['documents', 'dossierForm', 'newDossier', 'parts'], {
    [paths.newProvisionSteps]: steps,
    [paths.editProvisionSteps]: steps,
    [paths.editInstallationsSteps]: steps,
    [paths.newGenerationSteps]: steps,
  }),
  ...screensOf('user', ['newDossier', 'parts'], {
    [paths.whatToDo]: { load: () => import('#src/screens/newDossier/WhatToDoScreen.tsx'), tab: 'provisions' },
    [paths.newProvision]: place,
    [paths.newProvisionInMind]: keepInMind,
    [paths.editInstallations]: place,
    [paths.editInstallationsInMind]: keepInMind,
    [paths.newGeneration]: place,
    [paths.newGenerationQuestions]: {
      load: () => import('#src/screens/newDossier/QuestionsScreen.tsx'),
      tab: 'provisions',
    },
    [paths.newGenerationInMind]: keepInMind,
    [paths.editProvision]: { load: () => import('#src/screens/newDossier/EditScreen.tsx'), tab: 'provisions' },
    [paths.editProvisionInMind]: keepInMind,
  }),
  ...screensOf('user', ['notifications'], {
    [paths.notifications]: {
      load: () => import('#src/screens/notifications/NotificationsScreen.tsx'),
      tab: 'notifications',
    },
    [paths.notification]: {
      load: () => import('#src/screens/notifications/NotificationScreen.tsx'),
      tab: 'notifications',
    },
  }),
  ...screensOf('user', ['requests', 'parts'], {
    [paths.requests]: { load: () => import('#src/screens/requests/RequestsScreen.tsx'), tab: 'requests' },
  }),
  ...screensOf('user', ['newRequest', 'documents', 'parts'], {
    [paths.newRequest]: { load: () => import('#src/screens/requests/add/AddRequestScreen.tsx'), tab: 'requests' },
  }),
  ...screensOf('user', ['requests', 'documents', 'parts'], {
    [paths.request]: { load: () => import('#src/screens/requests/RequestScreen.tsx'), tab: 'requests' },
  }),
  ...screensOf('anyone', ['password'], {
    [paths.passwordChanged]: () => import('#src/screens/password/PasswordChangedScreen.tsx'),
  }),
  ...screensOf('anyone', ['profile'], {
    [paths.confirmEmail]: () => import('#src/screens/profile/ConfirmEmailScreen.tsx'),
  }),
  ...screensOf('anyone', ['pages'], {
    [paths.contact]: () => import('#src/screens/support/ContactScreen.tsx'),
    [paths.legalNotice]: () => import('#src/screens/support/LegalNoticeScreen.tsx'),
    [paths.privacyPolicy]: () => import('#src/screens/support/PrivacyPolicyScreen.tsx'),
    [paths.accessibility]: () => import('#src/screens/support/AccessibilityScreen.tsx'),
  }),
  ...screensOf('anyone', ['help'], {
    [paths.faqs]: {
      load: async () => ({ Faqs: await (await import('#src/screens/support/loadFaqs.tsx')).loadFaqs() }),
      tab: 'faqs',
    },
    [paths.cookiePolicy]: () => import('#src/screens/support/CookiesScreen.tsx'),
    [paths.photos]: () => import('#src/screens/support/PhotosScreen.tsx'),
    [paths.versionEnforcer]: () => import('#src/screens/support/VersionScreen.tsx'),
  }),
]

function screensOf(access: Access, texts: readonly TextsName[], lines: Readonly<Record<string, Line>>): ScreenRoute[] {
  return Object.entries(lines).map(([path, line]) => {
    const { load, ...more } = typeof line === 'function' ? { load: line } : line
    return { path, access, texts, load: async () => theOnly(await load(), path), ...more }
  })
}

function theOnly(file: Awaited<ReturnType<LoadFile>>, path: string): ComponentType {
  const [Screen, ...others] = Object.values(file)
  if (!Screen || others.length > 0) throw new Error(`The file of the screen at ${path} has to export it alone`)
  return Screen
}

/** Whether the screen at a path needs no session. An address without a screen needs none that anybody has. */
export function isPublicPath(path: string): boolean {
  const access = routeOf(path)?.access
  return access !== undefined && access !== 'user'
}

/** The tab that the screen at a path lies behind. */
export function tabOf(path: string): TabId | undefined {
  return routeOf(path)?.tab
}

function routeOf(path: string): Pick<ScreenRoute, 'access' | 'tab'> | undefined {
  return matchRoutes(all, path)?.[0]?.route.handle
}

/** They are matched as the router ranks them: the address of a link lies below that of a private screen. */
const all = [
  { path: paths.root, handle: { access: 'visitor' as const } },
  { path: paths.login, handle: { access: 'visitor' as const } },
  { path: paths.notFound, handle: { access: 'anyone' as const } },
  ...screens.map((screen) => ({ path: screen.path, handle: screen })),
]

/** The address of every screen. */
export const screenPaths: readonly string[] = all.map(({ path }) => path).filter((path) => path !== paths.root)
