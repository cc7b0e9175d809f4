/** The check of a company's code, beside the contracts of the calls: it is not for the first load. */
import { registryCodeFault } from './registry-code.ts'
import { Company } from './schema.ts'

/** Fault of a company's code; the code may be left out, and one that was stored before may stay as it is. */
const codeFaultOf = (code: string, stored: string) =>
  code === '' || code === stored ? undefined : registryCodeFault(code)

/** The check of a company as it is typed, whose stored code is this. */
export const companyForm = (storedCode = '') =>
  Company.superRefine(({ code }, context) => {
    const message = codeFaultOf(code, storedCode)
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['code'] })
  })
