import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { TabId } from '#src/domain/navigation/headerTabs.ts'
import type { Access } from '#src/session/guard.ts'
import * as roles from './screenRoles.ts'

/** The facts of a screen apart from its content. */
export interface ScreenRoute {
  readonly path: string
  /**
   * The users who may open it: only visitors, in their frame; anybody, each in their own frame; or the logged-in users
   * whom the rule admits.
   */
  readonly roles: 'visitor' | 'anyone' | Access
  /** Loads the code when the screen first opens. */
  readonly load: () => Promise<ComponentType>
  /** The tab that is marked as current on this screen. */
  readonly tab?: TabId
  /**
   * The difference while acting:
   * - `closed`: the screen does not open. Only its owner changes what guards an account; the server refuses it as well.
   * - `asThemselves`: forms are sent in the actor's own name.
   */
  readonly whileActing?: 'closed' | 'asThemselves'
  /** Fetches the screen's data while its code loads. For signed-in users only. */
  readonly prefetch?: (query: URLSearchParams) => Promise<unknown>
}

/** The module of a screen, which exports the screen alone. */
type LoadFile = () => Promise<Readonly<Record<string, ComponentType>>>
/** The facts that the screens of an area share, and those of a single screen. */
type Shared = Omit<ScreenRoute, 'path' | 'load'>
type Line = LoadFile | ({ readonly load: LoadFile } & Partial<Shared>)

const members = () => import('#src/screens/members/MembersScreen.tsx')
const delegations = () => import('#src/screens/delegations/DelegationsScreen.tsx')
const addDelegation = () => import('#src/screens/delegations/AddDelegationScreen.tsx')
const delegate = () => import('#src/screens/delegations/DelegateScreen.tsx')
const dossierStep = () => import('#src/screens/dossiers/DossierStepScreen.tsx')
const place = () => import('#src/screens/newDossier/PlaceScreen.tsx')
const keepInMind = () => import('#src/screens/newDossier/KeepInMindScreen.tsx')
const steps = () => import('#src/screens/newDossier/steps/StepsScreen.tsx')
const supplies = async () => (await import('#src/domain/supply/prefetchSupplies.ts')).prefetchSupplies()
/** Loads the code of the named tab together with the screen's, instead of after it. */
const supplyTab = async (query: URLSearchParams) => {
  const tabs = import('#src/screens/supplies/supplyTabs.ts')
  await Promise.all([supplies(), tabs.then(({ tabAt }) => tabAt(query.get('tabValue')).Panel.preload?.())])
}

/**
 * Every screen of the client except the log-in and the page for unknown addresses, which load at start. Guards, tabs,
 * links, titles and pictures read this table. A path without a line does not compile, nor does a line without roles.
 */
const SCREENS_BY_PATH = {
  ...screensOf({ roles: 'visitor' })({
    [paths.resetPassword]: () => import('#src/screens/password/ResetScreen.tsx'),
    [paths.resetMailed]: () => import('#src/screens/password/MailSentScreen.tsx'),
    [paths.resetTexted]: () => import('#src/screens/password/SmsSentScreen.tsx'),
    [paths.changePasswordByLink]: () => import('#src/screens/password/PasswordByLinkScreen.tsx'),
    [paths.updatePassword]: () => import('#src/screens/password/UpdatePasswordScreen.tsx'),
    [paths.redirectLogin]: () => import('#src/screens/access/RedirectLoginScreen.tsx'),
    [paths.signUp]: () => import('#src/screens/registration/SignUpScreen.tsx'),
    [paths.signUpDone]: () => import('#src/screens/registration/SignUpDoneScreen.tsx'),
    [paths.signUpRefused]: () => import('#src/screens/registration/SignUpRefusedScreen.tsx'),
    [paths.signUpFailed]: () => import('#src/screens/registration/SignUpFailedScreen.tsx'),
    [paths.activation]: () => import('#src/screens/registration/ActivationScreen.tsx'),
    [paths.activated]: () => import('#src/screens/registration/ActivatedScreen.tsx'),
    [paths.resendActivation]: () => import('#src/screens/registration/ActivationTimeoutScreen.tsx'),
    [paths.preSignUp]: () => import('#src/screens/registration/InvitationScreen.tsx'),
    [paths.invitation]: () => import('#src/screens/registration/InvitationScreen.tsx'),
    [paths.offlinePayment]: () => import('#src/screens/payment/OfflinePaymentScreen.tsx'),
    [paths.offlinePaymentDone]: () => import('#src/screens/payment/OfflinePaymentDoneScreen.tsx'),
  }),
  ...screensOf({ roles: roles.everyone })({
    [paths.gdpr]: () => import('#src/screens/access/GdprScreen.tsx'),
    [paths.landing]: () => import('#src/screens/access/LandingScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.staff,
    tab: 'searchUser',
    whileActing: 'asThemselves',
  })({
    [paths.searchUser]: () => import('#src/screens/staff/UserSearchScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.callCentreManagers,
    tab: 'callCentreUsers',
    whileActing: 'asThemselves',
  })({
    [paths.callCentreUsers]: () => import('#src/screens/staff/CallCentreScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.management,
    tab: 'users',
    whileActing: 'asThemselves',
  })({
    [paths.users]: () => import('#src/screens/staff/UsersScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.mfaAdmins,
    tab: 'mfaAdmin',
    whileActing: 'asThemselves',
  })({
    [paths.mfaAdmin]: () => import('#src/screens/staff/MfaAdminScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.management,
    tab: 'failures',
  })({
    [paths.failures]: () => import('#src/screens/failures/FailuresScreen.tsx'),
    [paths.failurePanel]: () => import('#src/screens/failures/FailurePanelScreen.tsx'),
    [paths.failureResult]: () => import('#src/screens/failures/FailureResultScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.management,
    tab: 'messages',
    whileActing: 'asThemselves',
  })({
    [paths.messages]: () => import('#src/screens/messages/MessagesScreen.tsx'),
    [paths.reports]: () => import('#src/screens/messages/ReportsScreen.tsx'),
  }),
  ...screensOf({ roles: roles.associations, tab: 'association' })({
    [paths.association]: members,
  }),
  ...screensOf({ roles: roles.enterprises, tab: 'enterprise' })({
    [paths.enterprise]: members,
  }),
  ...screensOf({ roles: roles.everyone })({
    [paths.profile]: () => import('#src/screens/profile/ProfileScreen.tsx'),
  }),
  ...screensOf({ roles: roles.everyone, whileActing: 'closed' })({
    [paths.changeEmail]: () => import('#src/screens/profile/ChangeEmailScreen.tsx'),
    [paths.changePassword]: () => import('#src/screens/password/ChangePasswordScreen.tsx'),
  }),
  ...screensOf({ roles: roles.customers, tab: 'dashboard' })({
    [paths.dashboard]: {
      load: () => import('#src/screens/dashboard/DashboardScreen.tsx'),
      prefetch: supplies,
    },
  }),
  ...screensOf({ roles: roles.everyone })({
    [paths.welcome]: () => import('#src/screens/mobile/WelcomeScreen.tsx'),
    [paths.news]: () => import('#src/screens/support/NewsScreen.tsx'),
  }),
  ...screensOf({ roles: roles.customers, tab: 'supplies' })({
    [paths.bindSupply]: () => import('#src/screens/supplies/BindSupplyScreen.tsx'),
    [paths.supplies]: {
      roles: roles.supplyHolders,
      load: () => import('#src/screens/supplies/SuppliesScreen.tsx'),
      prefetch: supplies,
    },
    [paths.alerts]: {
      load: () => import('#src/screens/supplies/alerts/AlertsScreen.tsx'),
      prefetch: supplies,
    },
    [paths.supplyDetail]: {
      load: () => import('#src/screens/supplies/SupplyDetailScreen.tsx'),
      prefetch: supplyTab,
    },
    [paths.managers]: delegations,
    [paths.addManager]: addDelegation,
    [paths.managerProfile]: delegate,
    [paths.consultants]: delegations,
    [paths.addConsultant]: addDelegation,
    [paths.consultantProfile]: delegate,
  }),
  ...screensOf({ roles: roles.everyone })({
    [paths.answerDelegation]: () => import('#src/screens/delegations/AnswerDelegationScreen.tsx'),
    [paths.delegationDone]: () => import('#src/screens/delegations/DelegationDoneScreen.tsx'),
  }),
  ...screensOf({
    roles: roles.customers,
    tab: 'provisions',
  })({
    [paths.bindProvision]: () => import('#src/screens/dossiers/BindDossierScreen.tsx'),
    [paths.provisions]: {
      roles: roles.dossierHolders,
      load: () => import('#src/screens/dossiers/DossiersScreen.tsx'),
    },
    [paths.provisionDetail]: () => import('#src/screens/dossiers/DossierScreen.tsx'),
    [paths.provisionData]: dossierStep,
    [paths.provisionBudget]: dossierStep,
    [paths.provisionWorks]: dossierStep,
    [paths.provisionClosure]: dossierStep,
    [paths.provisionBills]: () => import('#src/screens/dossierBills/DossierBillsScreen.tsx'),
    [paths.provisionPayment]: () => import('#src/screens/dossierBills/DossierPaymentScreen.tsx'),
  }),
  ...screensOf({ roles: roles.customers })({
    [paths.payments]: () => import('#src/screens/payments/PaymentsScreen.tsx'),
  }),
  ...screensOf({ roles: roles.customers, tab: 'provisions' })({
    [paths.documents]: () => import('#src/screens/documents/DocumentsScreen.tsx'),
    [paths.newProvisionSteps]: steps,
    [paths.editProvisionSteps]: steps,
    [paths.editInstallationsSteps]: steps,
    [paths.newGenerationSteps]: steps,
    [paths.whatToDo]: () => import('#src/screens/newDossier/WhatToDoScreen.tsx'),
    [paths.newProvision]: place,
    [paths.newProvisionInMind]: keepInMind,
    [paths.editInstallations]: place,
    [paths.editInstallationsInMind]: keepInMind,
    [paths.newGeneration]: place,
    [paths.newGenerationQuestions]: () => import('#src/screens/newDossier/QuestionsScreen.tsx'),
    [paths.newGenerationInMind]: keepInMind,
    [paths.editProvision]: () => import('#src/screens/newDossier/EditScreen.tsx'),
    [paths.editProvisionInMind]: keepInMind,
  }),
  ...screensOf({ roles: roles.everyone, tab: 'notifications' })({
    [paths.notifications]: () => import('#src/screens/notifications/NotificationsScreen.tsx'),
    [paths.notification]: () => import('#src/screens/notifications/NotificationScreen.tsx'),
  }),
  ...screensOf({ roles: roles.customers, tab: 'requests' })({
    [paths.requests]: () => import('#src/screens/requests/RequestsScreen.tsx'),
    [paths.newRequest]: () => import('#src/screens/requests/add/AddRequestScreen.tsx'),
    [paths.request]: () => import('#src/screens/requests/RequestScreen.tsx'),
  }),
  ...screensOf({ roles: 'anyone' })({
    [paths.passwordChanged]: () => import('#src/screens/password/PasswordChangedScreen.tsx'),
    [paths.confirmEmail]: () => import('#src/screens/profile/ConfirmEmailScreen.tsx'),
    [paths.contact]: () => import('#src/screens/support/ContactScreen.tsx'),
    [paths.legalNotice]: () => import('#src/screens/support/LegalNoticeScreen.tsx'),
    [paths.privacyPolicy]: () => import('#src/screens/support/PrivacyPolicyScreen.tsx'),
    [paths.accessibility]: () => import('#src/screens/support/AccessibilityScreen.tsx'),
    [paths.faqs]: {
      load: async () => ({ Faqs: await (await import('#src/screens/support/loadFaqs.tsx')).loadFaqs() }),
      tab: 'faqs',
    },
    [paths.cookiePolicy]: () => import('#src/screens/support/CookiesScreen.tsx'),
    [paths.photos]: () => import('#src/screens/support/PhotosScreen.tsx'),
    [paths.versionEnforcer]: () => import('#src/screens/support/VersionScreen.tsx'),
  }),
} satisfies Readonly<Record<ScreenPath, ScreenRoute>>

type ScreenPath = Exclude<(typeof paths)[keyof typeof paths], (typeof paths)['root' | 'login' | 'notFound']>

export const screens: readonly ScreenRoute[] = Object.values(SCREENS_BY_PATH)

/** The screens of an area by path: the shared facts, overridden by those of each screen. */
function screensOf(shared: Shared) {
  return <Path extends string>(lines: Readonly<Record<Path, Line>>): Readonly<Record<Path, ScreenRoute>> => {
    const routes = Object.entries<Line>(lines).map(([path, line]) => {
      const { load, ...own } = typeof line === 'function' ? { load: line } : line
      return [path, { path, ...shared, ...own, load: async () => theOnly(await load(), path) }]
    })
    // `fromEntries` loses the names, which are those of the lines.
    return Object.fromEntries(routes) as Record<Path, ScreenRoute>
  }
}

function theOnly(file: Awaited<ReturnType<LoadFile>>, path: string): ComponentType {
  const [Screen, ...others] = Object.values(file)
  if (!Screen || others.length > 0) throw new Error(`The file of the screen at ${path} has to export it alone`)
  return Screen
}

/** Whether the screen at a path needs no session. An unknown address needs none. */
export function isPublicScreen(path: string): boolean {
  const roles = routeOf(path)?.roles
  return roles === 'visitor' || roles === 'anyone'
}

/** The access rule of the screen at a path, such as `/supplies/detail`. */
export function accessAt(path: string): Access {
  const route = routeOf(path)
  return typeof route?.roles === 'function' ? route.roles : roles.everyone
}

/** The difference at a path while acting. */
export function whileActingAt(path: string): ScreenRoute['whileActing'] {
  return routeOf(path)?.whileActing
}

/** The tab of the screen at a path. */
export function tabOf(path: string): TabId | undefined {
  return routeOf(path)?.tab
}

function routeOf(path: string): Pick<ScreenRoute, 'roles' | 'tab' | 'whileActing'> | undefined {
  return matchRoutes(ALL_ROUTES, path)?.[0]?.route.handle
}

/** Matched in the router's ranking: the address of a link is below that of a private screen. */
const ALL_ROUTES = [
  { path: paths.root, handle: { roles: 'visitor' as const } },
  { path: paths.login, handle: { roles: 'visitor' as const } },
  { path: paths.notFound, handle: { roles: 'anyone' as const } },
  ...screens.map((screen) => ({ path: screen.path, handle: screen })),
]

/** The paths of all screens. */
export const screenPaths: readonly string[] = ALL_ROUTES.map(({ path }) => path).filter((path) => path !== paths.root)
