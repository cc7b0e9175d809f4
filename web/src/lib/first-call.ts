/** The first call of the page, which its first script has sent already. */
export interface FirstCall {
  /** Parts that were asked for with it. */
  readonly of: string
  readonly answer: Promise<Response>
}
let sent: FirstCall | undefined

export function keepFirstCall(call: FirstCall | undefined): void {
  sent = call
}

/** Gives it to whoever asks first; every later call is sent by itself. */
export function takeFirstCall(): FirstCall | undefined {
  const call = sent
  sent = undefined
  return call
}
