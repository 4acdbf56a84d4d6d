import { Navigate, type RouteObject } from 'react-router-dom'
import type { WorldScreen } from './frame/navigation.type.ts'
import { RoomFrame } from './frame/RoomFrame.tsx'
import { WorldsScreen } from './worlds/WorldsScreen.tsx'

/** The screens of a world, in the order of the navigation; the first is its home. */
const worldScreens: readonly WorldScreen[] = [
  {
    path: 'people',
    label: 'People',
    key: 'p',
    load: async () => (await import('./people/PeopleScreen.tsx')).PeopleScreen,
  },
  { path: 'now', label: 'Now', key: 't', load: async () => (await import('./now/NowScreen.tsx')).NowScreen },
  {
    path: 'requests',
    label: 'Requests',
    key: 'q',
    isOfProxied: true,
    load: async () => (await import('./requests/RequestsScreen.tsx')).RequestsScreen,
  },
  { path: 'inbox', label: 'Inbox', key: 'i', load: async () => (await import('./inbox/InboxScreen.tsx')).InboxScreen },
  {
    path: 'faults',
    label: 'Faults',
    key: 'f',
    load: async () => (await import('./faults/FaultsScreen.tsx')).FaultsScreen,
  },
  {
    path: 'snapshots',
    label: 'Snapshots',
    key: 's',
    load: async () => (await import('./snapshots/SnapshotsScreen.tsx')).SnapshotsScreen,
  },
  {
    path: 'contract',
    label: 'Contract',
    key: 'c',
    load: async () => (await import('./contract/ContractScreen.tsx')).ContractScreen,
  },
  {
    path: 'audit',
    label: 'Audit',
    key: 'a',
    load: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  },
]

/** Every address of the room. */
export const routes: RouteObject[] = [
  {
    path: '/enter',
    lazy: { Component: async () => (await import('./enter/EnterScreen.tsx')).EnterScreen },
    hydrateFallbackElement: <output>Opening…</output>,
  },
  {
    path: '/',
    element: <RoomFrame screens={worldScreens} />,
    hydrateFallbackElement: <output>Opening…</output>,
    children: [
      { index: true, element: <WorldsScreen /> },
      {
        path: 'w/:world',
        lazy: { Component: async () => (await import('./frame/WorldFrame.tsx')).WorldFrame },
        children: [
          { index: true, element: <Navigate to={worldScreens[0]?.path ?? ''} replace /> },
          ...worldScreens.map(({ path, load }) => ({ path, lazy: { Component: load } })),
        ],
      },
      {
        path: 'gallery',
        lazy: { Component: async () => (await import('./gallery/GalleryScreen.tsx')).GalleryScreen },
      },
      { path: 'tools', lazy: { Component: async () => (await import('./tools/ToolsScreen.tsx')).ToolsScreen } },
      { path: '*', element: <WorldsScreen /> },
    ],
  },
]
