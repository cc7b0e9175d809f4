const GLYPHOSATE = /gl[üuy](f|ph)osa(a)?t/i

export const isGlyphosate = ({ name, code }: { readonly name: string; readonly code: string }): boolean =>
  GLYPHOSATE.test(name) || GLYPHOSATE.test(code)
