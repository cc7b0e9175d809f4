/** Leaves the app for another address: the page of an OpenID provider. */
export const leaveTo = (address: string): void => globalThis.location.assign(address)
