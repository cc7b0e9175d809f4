import { Company } from '@vagu/core/users/schema'
import { z } from 'zod'
import { asItIs, stored } from '../db/stored.ts'

/** Document of an account. */
export const storedAccounts = stored('account', z.object({ company: Company }), [asItIs])
