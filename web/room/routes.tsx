import { Navigate, type RouteObject } from 'react-router-dom'
import { RoomFrame } from './frame/RoomFrame.tsx'
import type { WorldScreen } from './frame/worldScreen.type.ts'
import { WorldsScreen } from './worlds/WorldsScreen.tsx'

/** The screens of a world, in the order of the navigation; the first is its home. */
const worldScreens: readonly WorldScreen[] = [
  { path: 'people', label: 'People', key: 'p', load: () => import('./people/PeopleScreen.tsx') },
  { path: 'now', label: 'Now', key: 't', load: () => import('./now/NowScreen.tsx') },
  {
    path: 'requests',
    label: 'Requests',
    key: 'q',
    isOfProxied: true,
    load: () => import('./requests/CallsScreen.tsx'),
  },
  { path: 'inbox', label: 'Inbox', key: 'i', load: () => import('./inbox/InboxScreen.tsx') },
  { path: 'faults', label: 'Faults', key: 'f', load: () => import('./faults/FaultsScreen.tsx') },
  { path: 'snapshots', label: 'Snapshots', key: 's', load: () => import('./snapshots/SnapshotsScreen.tsx') },
  {
    path: 'contract',
    label: 'Contract',
    key: 'c',
    isOfProxied: true,
    load: () => import('./contract/ContractScreen.tsx'),
  },
  { path: 'audit', label: 'Audit', key: 'a', load: () => import('./audit/AuditScreen.tsx') },
]

/** Loads the file of a screen, which exports the screen alone, on the first visit. */
function lazily(load: WorldScreen['load']) {
  return { Component: async () => Object.values(await load())[0] }
}

/** Every address of the room. */
export const roomRoutes: RouteObject[] = [
  {
    path: '/enter',
    lazy: lazily(() => import('./enter/EnterScreen.tsx')),
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
        lazy: lazily(() => import('./frame/WorldFrame.tsx')),
        children: [
          { index: true, element: <Navigate to={worldScreens[0]?.path ?? ''} replace /> },
          ...worldScreens.map(({ path, load }) => ({ path, lazy: lazily(load) })),
        ],
      },
      { path: 'gallery', lazy: lazily(() => import('./gallery/GalleryScreen.tsx')) },
      { path: 'tools', lazy: lazily(() => import('./tools/ToolsScreen.tsx')) },
      { path: '*', element: <WorldsScreen /> },
    ],
  },
]
