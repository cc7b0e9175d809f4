/** Codes of the Estonian business register (registrikood): companies, and farmers who are self-employed (FIE). */

/** Digits are weighed by these, and by the second row where the first leaves 10. */
const WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7],
  [3, 4, 5, 6, 7, 8, 9],
] as const

/**
 * Check digit of a code of the register: the sum of the first seven digits by their weights, modulo 11; where that is 10
 * the second weights count, and where that is 10 too, it is 0. `1042162` has 9: 76 leaves 10, then 108 leaves 9.
 * The register does not publish the formula; it is that of the personal code (EVS 585), and the codes of the register
 * keep to it. Source: python-stdnum, `stdnum.ee.registrikood`.
 */
export function checkDigitOf(digits: string): number {
  for (const weights of WEIGHTS) {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
    if (rest < 10) return rest
  }
  return 0
}

/** The first digit: companies and the self-employed, the state and its schools, associations, foundations. */
const OF_REGISTER = /^[1789]\d{7}$/

/** Fault of a registry code, as the code of a sentence: not 8 digits, or a digit that was mistyped. */
export function registryCodeFault(code: string): 'registryCodeLength' | 'registryCodeWrong' | undefined {
  if (!/^\d{8}$/.test(code)) return 'registryCodeLength'
  return OF_REGISTER.test(code) && checkDigitOf(code) === Number(code[7]) ? undefined : 'registryCodeWrong'
}
