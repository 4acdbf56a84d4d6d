export { connect, type Connection, type WorldOptions } from './connect.ts'
export type {
  Clock,
  Coverage,
  Event,
  LoggedRequest,
  Message,
  PersonaSession,
  ScenarioName,
  WorldFile,
} from './generated/control.ts'
export type { Code, Operation, PersonaKey } from './names.ts'
export type { Answer, Call, Fault, MessageQuery, World } from './world.ts'
