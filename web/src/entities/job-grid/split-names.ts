/** Names between commas; a name that holds a comma itself stays whole. */
export function splitNames(text: string, isName: (part: string) => boolean): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  const names: string[] = []
  for (let from = 0; from < parts.length; from += 1) {
    let to = parts.length
    while (to > from + 1 && !isName(parts.slice(from, to).join(', '))) to -= 1
    const name = parts.slice(from, to).join(', ')
    if (name !== '') names.push(name)
    from = to - 1
  }
  return names
}
