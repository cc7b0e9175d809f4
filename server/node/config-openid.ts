/** Settings of the sign-in at an OpenID provider. Nothing in them stops the start: a wrong one is told at the first sign-in. */
import { z } from 'zod'
import type { OpenIdSettings } from './openid.ts'

export const OpenIdEnvironment = {
  VAGU_OIDC_ISSUER: z.string().optional(),
  VAGU_OIDC_CLIENT_ID: z.string().default(''),
  VAGU_OIDC_CLIENT_SECRET: z.string().optional(),
  VAGU_OIDC_SCOPE: z.string().default('openid profile email'),
  VAGU_OIDC_LABEL: z.string().default('ID-kaart, Mobiil-ID, Smart-ID'),
}
const Environment = z.object(OpenIdEnvironment)

const OPENID = 'openid'

/** The provider; nothing where none is named. */
export function openIdOf(env: z.output<typeof Environment>): OpenIdSettings | undefined {
  if (env.VAGU_OIDC_ISSUER === undefined) return undefined
  const scopes = env.VAGU_OIDC_SCOPE.split(/[\s,]+/)
  return {
    issuer: env.VAGU_OIDC_ISSUER,
    clientId: env.VAGU_OIDC_CLIENT_ID,
    clientSecret: env.VAGU_OIDC_CLIENT_SECRET,
    scope: (scopes.includes(OPENID) ? scopes : [OPENID, ...scopes]).join(' '),
    label: env.VAGU_OIDC_LABEL,
  }
}
