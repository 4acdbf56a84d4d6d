import type { Handlers } from '#src/core/operation.ts'
import {
  listCallCentreRoles,
  listCallCentreUsers,
  setCallCentreRoles,
  setCallCentreStatus,
} from './callCentre.service.ts'
import { deleteUser } from './deleteUser.service.ts'
import { searchUserByParam } from './searchUserByParam.service.ts'
import { searchUsers } from './searchUsers.service.ts'
import { listUserRoles, getUserRoles, setUserRoles } from './userRoles.service.ts'

export const staffHandlers = {
  searchUsers: ({ ctx, filter, query }) => searchUsers(ctx, filter, query),
  searchUserByParam: ({ ctx, filter }) => searchUserByParam(ctx, filter),
  deleteUser: ({ ctx, params, body }) => deleteUser(ctx, params.id, body),
  listUserRoles: ({ ctx, filter, query }) => listUserRoles(ctx, filter, query),
  getUserRoles: ({ ctx, params }) => getUserRoles(ctx, params.id),
  setUserRoles: ({ ctx, params, body }) => setUserRoles(ctx, params.id, body),
  listCallCentreUsers: ({ ctx, query }) => listCallCentreUsers(ctx, query),
  listCallCentreRoles: ({ ctx }) => listCallCentreRoles(ctx),
  setCallCentreStatus: ({ ctx, params, body }) => setCallCentreStatus(ctx, params.username, body.enabled),
  setCallCentreRoles: ({ ctx, params, body }) => setCallCentreRoles(ctx, params.username, body),
} satisfies Partial<Handlers>
