// The messages between the server and its clients.
export { type BotLine, type LineToBot, readBotLine } from './bot-lines.ts';
export {
  type AskDetails,
  askDetails,
  type DraftStep,
  noTakeBack,
  openView,
  previewOf,
  takeBackVerb,
} from './details.ts';
export { isLine } from './fields.ts';
export { type Following, follow } from './follow.ts';
export { LIMITS, PROTOCOL } from './limits.ts';
export type * from './lobby.ts';
export { BOT_LEVELS, readBody, USUAL_LEVEL } from './lobby.ts';
export type * from './messages.ts';
export { extendMoments, lastMomentOf, type Moments, momentsOf } from './moments.ts';
export { type Asked, type Hello, type Request, readRequest } from './requests.ts';
