// Written by tools/typescript.py from the Python types: do not edit.

/** Why a request was not done. Nothing has changed. `code` is stable: of the service ("stale", "not_your_seat", "too_many_requests"), of a match ("undo_floor"), or of a game's refusal ("merv.slot.taken"; then `rule`, `action` and `args` are those of the reason). `message` is English. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  action: number | null;
  args: Record<string, unknown>;
  version: number | null;
}

/** Something to be chosen when a table is made; its words are the messages `option-NAME` and `option-NAME-help`. */
export interface OptionInfo {
  name: string;
  default: unknown;
  help: string;
  choices: unknown[];
  per_seat: boolean;
  of_seats: boolean;
}

export interface BotInfo {
  name: string;
  seconds: number;
}

export interface GameInfo {
  name: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  first_game: Record<string, unknown>;
  everything: Record<string, unknown>;
  bots: BotInfo[];
  vocabulary: string[];
  seats_have_secrets: boolean;
  colours: string[];
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
}

export interface AreaText {
  code: string;
  title: string;
  introduction: string;
  rules: RuleText[];
}

/** The rules reference of a game in one language. */
export interface RulesText {
  game: string;
  language: string;
  title: string;
  preface: string;
  areas: AreaText[];
}

/** The plan for a seat: somebody on the device that makes the table ("here"), somebody who gets a link, anybody who finds the table in the list ("open"), or a bot. */
export interface SeatPlan {
  kind: "bot" | "here" | "link" | "open";
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  edition?: string | null;
  seed?: number | null;
  begins?: number | null;
  title?: string;
  listed?: boolean;
  chat?: boolean;
  minutes?: number | null;
  hints?: boolean | null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

/** A new table; the tokens are sent once, here. Whoever has a seat's token has the seat. */
export interface TableMade {
  table: string;
  owner: string;
  seats: SeatToken[];
  spectator: string;
  version: number;
}

/** A record of a finished game, to be looked at as a table. */
export interface ImportRecord {
  record: string;
  edition?: string | null;
  title?: string;
}

/** The place and the points of a participant; `kind` is "seat", or what an opponent without a seat is. */
export interface ResultLine {
  who: number;
  kind: string;
  place: number;
  total: number;
}

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  title: string;
  status: "finished" | "open" | "running";
  seats: SeatInfo[];
  created: number;
  updated: number;
  decisions: number;
  your_turn: boolean;
  owned: boolean;
  ended_by_rules: boolean;
  result: ResultLine[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "person";
  place: "bot" | "here" | "link" | "open";
  name: string;
  bot: string | null;
  colour: string;
  taken: boolean;
  present: boolean;
  away_since: number | null;
  auto_commit: boolean;
  stands_in: boolean;
  hints: boolean | null;
}

/** A table that a browser remembers, with the tokens that it has. */
export interface KnownTable {
  table: string;
  tokens?: string[];
}

export interface LookUp {
  tables: KnownTable[];
}

/** A table apart from its position; sent when it changes. */
export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  rules_version: number;
  outdated_rules: boolean;
  title: string;
  status: "finished" | "open" | "running";
  seats: SeatInfo[];
  mine: number[];
  owner: boolean;
  listed: boolean;
  chat: boolean;
  minutes: number | null;
  hints: boolean;
  hints_wanted: boolean;
  open_seed: number | null;
  imported: boolean;
  edition: string;
  options: Record<string, unknown>;
  printed: Record<string, unknown> | null;
  printed_digest: string;
  created: number;
}

/** A seat's move; `kind` says which one. `version` is what the client has seen, `key` is new for each move and the same when the move is repeated. A set (`Ask.pick`) is played piece by piece in its order, or picked whole in any order. */
export interface Move {
  kind: "play" | "pick" | "undo" | "commit" | "propose" | "agree" | "decline";
  seat: number;
  version: number;
  key: string;
  action?: number | null;
  actions?: number[] | null;
  turns?: number | null;
}

/** The move is stored. `repeated`: it already was, and this request has changed nothing. */
export interface MoveDone {
  version: number;
  repeated: boolean;
}

/** Change a seat: its owner may rename it, let a bot stand in or come back; the table's creator too. */
export interface ChangeSeat {
  name?: string | null;
  bot?: string | null;
  person?: boolean;
  auto_commit?: boolean | null;
  hints?: boolean | null;
}

/** Only for the table's creator. */
export interface ChangeTable {
  title?: string | null;
  listed?: boolean | null;
  chat?: boolean | null;
}

export interface Say {
  text: string;
  key: string;
  seat?: number | null;
}

/** Something said, or a note of the service ("bot_replaced": the greedy bot moved in a bot's place). */
export interface ChatLine {
  number: number;
  kind: string;
  seat: number | null;
  text: string;
  args: Record<string, unknown>;
  at: number;
}

/** A table of older rules that cannot go on: who sat there, how it was set up, what was said. */
export interface OlderTable {
  line: TableLine;
  rules_version: number;
  rules_now: number;
  mine: number[];
  listed: boolean;
  minutes: number | null;
  options: Record<string, unknown>;
  result: number[] | null;
  chat: ChatLine[];
}

/** Who plays at the table asks the bot of a seat to play the best that it has found, at the version seen. */
export interface MoveNow {
  seat: number;
  version: number;
}

/** A new token of a seat, or for spectators; the old one is void. */
export interface NewLink {
  token: string;
}

/** The table where the people of a finished one play again; their tokens are good there too. */
export interface Rematch {
  table: string;
}

/** The first message of a client. `seen` and `plays`: the version and the number of plays that it already has. */
export interface Hello {
  type: "hello";
  table: string;
  tokens?: string[];
  perspective?: number | null;
  seen?: number | null;
  plays?: number;
  chat_seen?: number;
}

/** Look from another seat of the same connection; None: as a spectator. */
export interface Look {
  type: "look";
  perspective?: number | null;
}

/** A move of a seat of this connection, as `POST /api/tables/ID/moves` takes it. It is answered with `moved` or `refused`, which name its key. Without an answer it may be sent again, here or there: one key is one move. */
export interface AskMove {
  type: "move";
  move: Move;
}

export interface Ping {
  type: "ping";
  number?: number;
}

export interface Pong {
  type: "pong";
  number: number;
  at: number;
}

/** The move of this key is stored. `repeated`: it already was. */
export interface Moved {
  type: "moved";
  key: string;
  version: number;
  repeated: boolean;
}

/** The move of this key is not done and nothing has changed; `status` is what a request would be answered with. */
export interface NotMoved {
  type: "refused";
  key: string;
  status: number;
  problem: Problem;
}

/** New lines of the chat. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** A message could not be answered; the connection stays open unless it was the first one. */
export interface Failed {
  type: "failed";
  problem: Problem;
}

export interface Health {
  status: "failing" | "ok";
  version: string;
  database: "failing" | "ok";
  bots: "failing" | "ok";
  unreadable: number;
  page: boolean;
}

export interface EventLine {
  kind: string;
  who: number | null;
  rule: string;
  args: Record<string, unknown>;
}

/** One play and what happened. `action` is None while it stays secret. */
export interface PlayLine {
  number: number;
  seat: number;
  action: number | null;
  name: string | null;
  events: EventLine[];
  at: number;
}

/** An option that would follow, and what it would bring the seat. */
export interface AheadLine {
  kind: string;
  args: Record<string, unknown>;
  changes: Record<string, number>;
}

/** Something that may be done now; `kind` and `args` say where on the board it is. */
export interface OptionLine {
  action: number;
  name: string;
  kind: string;
  args: Record<string, unknown>;
  about: Record<string, unknown>;
  ahead: AheadLine[];
  changes: Record<string, Record<string, number>>;
  prospects: Record<string, number>;
  cost: Record<string, number>;
  events: EventLine[];
  next_kind: string | null;
  next_seat: number | null;
  reveals: boolean;
}

/** Something of the same kind that may not be done, and why: message `no-CODE` with `why`. */
export interface RefusedLine {
  action: number;
  name: string;
  kind: string;
  args: Record<string, unknown>;
  about: Record<string, unknown>;
  code: string;
  rule: string;
  why: Record<string, unknown>;
}

/** A set that is picked piece by piece. `sets` are all whole sets that the seat may pick, `chosen` is what it has picked of one so far: pieces may be clicked in any order, and a whole set is sent with the move "pick". Where there are too many of them to be sent unasked (`more`), `sets` is empty; /api/tables/ID/sets has them. */
export interface PickInfo {
  of: string;
  left: number;
  chosen: number[];
  sets: number[][];
  more: boolean;
}

/** A decision of the seat that looks. */
export interface Ask {
  kind: string;
  seat: number;
  rule: string;
  args: Record<string, unknown>;
  on_behalf_of: number | null;
  pick: PickInfo | null;
  secret: boolean;
  options: OptionLine[];
  refused: RefusedLine[];
}

/** A seat that has to decide, as everybody sees it; `kind` is None in a secret choice, and so is `since`. */
export interface Waiting {
  seat: number;
  kind: string | null;
  on_behalf_of: number | null;
  since: number | null;
}

export interface ProposalInfo {
  seat: number;
  turns: number;
  agreed: number[];
  missing: number[];
}

export interface ParticipantInfo {
  who: number;
  kind: string;
  colour: string;
  scores: boolean;
}

export interface ScoreLine {
  who: number;
  total: number;
  by_source: Record<string, number>;
}

/** Something that a participant may still lose: message `danger-KIND` of the game. */
export interface DangerLine {
  kind: string;
  rule: string;
  args: Record<string, unknown>;
}

/** How a participant would stand if the game ended now, by what everybody may know. `secret` is what the own hidden things of the seat that looks would add; it is empty for everybody else. */
export interface ProspectLine {
  who: number;
  place: number;
  total: number;
  by_source: Record<string, number>;
  secret: Record<string, number>;
  dangers: DangerLine[];
}

export interface RankLine {
  place: number;
  who: number;
}

/** The time that a seat has thought, in seconds up to `at` of the message, and whether it runs on. */
export interface Clock {
  used: number;
  running: boolean;
}

/** The table as one seat sees it (`perspective`; None: a spectator), with the plays that the client has not seen. The client keeps its plays before `plays_from` and replaces all from there on. Plays from number `committed` on are a draft. `opening` is what happened before the first play, sent with `plays_from` 0. */
export interface Position {
  type: "position";
  version: number;
  perspective: number | null;
  at: number;
  plays_from: number;
  plays: PlayLine[];
  opening: EventLine[] | null;
  committed: number;
  drafting: number | null;
  own_draft: PlayLine[];
  view: Record<string, unknown>;
  participants: ParticipantInfo[];
  statuses: ("choosing" | "chosen" | "deciding" | "over" | "uncommitted" | "waiting")[];
  waiting: Waiting[];
  ask: Ask | null;
  can_undo: boolean;
  can_commit: boolean;
  undo_floor: number;
  turns_back: number;
  proposal: ProposalInfo | null;
  scores: ScoreLine[];
  prospects: ProspectLine[];
  ranking: RankLine[] | null;
  over: boolean;
  clocks: Clock[];
}

/** The table after a number of plays, as the perspective could see it then. */
export interface PastPosition {
  number: number;
  perspective: number | null;
  view: Record<string, unknown>;
  participants: ParticipantInfo[];
  scores: ScoreLine[];
  prospects: ProspectLine[];
}

/** The scores after each committed turn: `totals[i]` of all participants that score, after `numbers[i]` plays. */
export interface ScoresOverTime {
  who: number[];
  numbers: number[];
  totals: number[][];
}

/** Whether an action is possible, and if not, why. */
export interface Reason {
  possible: boolean;
  code: string | null;
  rule: string | null;
  why: Record<string, unknown>;
}

/** A seat asks for the best plans of its turn, at the version that it sees. `look`: the last look at them that the client has; the answer waits for a newer one. */
export interface AskHint {
  seat: number;
  version: number;
  look?: number;
}

/** A click of a plan; `kind` and `args` say where on the board it is. */
export interface HintStep {
  action: number;
  kind: string;
  args: Record<string, unknown>;
}

/** Something that a plan brings: message `why-KIND`, a phrase such as "goods for the contract". */
export interface HintReason {
  kind: string;
  args: Record<string, unknown>;
}

/** A whole run of clicks, with the lead over the best opponent that may be expected after it; alone, the points. */
export interface HintPlan {
  steps: HintStep[];
  margin: number;
  behind: number;
  changes: Record<string, Record<string, number>>;
  why: HintReason[];
  lacks: HintReason | null;
  then: string;
}

/** The best plans of a seat, at most three. They are estimates, made from what the seat knows. */
export interface Hint {
  seat: number;
  version: number;
  look: number;
  last: boolean;
  plans: HintPlan[];
  found: number;
  simulations: number;
}

/** An action; `kind` and `args` say what it is called and where on the board it is. */
export interface ActionLine {
  action: number;
  kind: string;
  args: Record<string, unknown>;
}

/** A run of a seat's clicks that cost something, and what the bot would have played instead. The two begin alike; `departs` plays have been played before they part. */
export interface CostlyRun {
  turn: number;
  seat: number;
  departs: number;
  played: ActionLine[];
  better: ActionLine[];
  cost: number;
  points: Record<string, number>;
  things: Record<string, number>;
}

/** The end of a turn: the margin of every seat over its best opponent, and what luck has changed of it. */
export interface CurvePoint {
  turn: number;
  seat: number | null;
  after: number;
  margins: number[];
  luck: number[];
}

/** What the game was for a seat: its margin has grown by `-cost + others + luck + rest` since the beginning. */
export interface SeatSummary {
  seat: number;
  choices: number;
  cost: number;
  others: number;
  luck: number;
  rest: number;
  costliest: number[];
}

/** The review of a finished game; `runs` are those that are among the costliest of all or of their seat. */
export interface GameReview {
  simulations: number;
  curve: CurvePoint[];
  runs: CostlyRun[];
  costliest: number[];
  seats: SeatSummary[];
}

/** How far the review of a table is: `done` of `all` plays; `review` when it is there. */
export interface ReviewProgress {
  state: "done" | "running" | "waiting";
  ahead: number;
  done: number;
  all: number;
  left: number | null;
  review: GameReview | null;
}

export type FromClient = Hello | Look | AskMove | Ping;

export type ToClient = TableInfo | Position | Chat | Moved | NotMoved | Pong | Failed;
