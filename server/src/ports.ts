/** What a home must bring: Node or a browser's worker. Nothing in `server/src` knows which one it has. */
import type { Engine, Reader } from './db/schema.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
}

/** How the session token travels: a cookie on Node, a header inside a worker. */
export interface SessionCarrier {
  read(request: Request): string | undefined
  /** Hands a new token to the client; without an expiry it lasts as long as the browser is open. */
  write(headers: Headers, token: string, expiresAt: Date | undefined): void
  clear(headers: Headers): void
}

export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** What an installation may set. */
export interface ServerOptions {
  readonly version: string
  /** Where users reach the program; links in mails begin with it. */
  readonly publicUrl: string
  readonly adminEmails: readonly string[]
  readonly feedbackEmail: string
  readonly trialDays: number
  readonly isDemo: boolean
  /** Replies are checked by their contract: on in tests, off where speed counts. */
  readonly checksReplies: boolean
}

export interface Ports {
  readonly db: Reader
  readonly engine: Engine
  readonly now: () => Date
  readonly random: (count: number) => Uint8Array
  readonly passwords: Passwords
  readonly sessions: SessionCarrier
  readonly sendMail: (mail: Mail) => Promise<void>
  readonly log: Log
  readonly options: ServerOptions
}

/** A file at an address; what the server said of it the last time is sent along. */
export interface FileRequest {
  readonly url: string
  readonly etag: string | null
  readonly lastModified: string | null
  /** Largest content, bytes, and how long it may take, ms. */
  readonly maxBytes: number
  readonly timeout: number
}
export type FetchFault = 'timeout' | 'unreachable' | 'cutOff' | 'tooLarge' | `http${number}`
export type FetchedFile =
  | {
      readonly kind: 'file'
      readonly bytes: Uint8Array
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fault'; readonly fault: FetchFault }

/** What a home brings that does work by itself, beside the ports of the calls. */
export interface WorkPorts {
  readonly fetchFile: (request: FileRequest) => Promise<FetchedFile>
  /** Waits; rejects when the program is told to stop. */
  readonly pause: (ms: number) => Promise<void>
}
