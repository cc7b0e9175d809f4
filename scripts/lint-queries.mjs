// Queries of the web part: keys stand in the key files, every query says what it reads, and one file makes data stale.
const isKeyFile = (file) => file.endsWith('/keys.ts')
const isRereading = (file) => file.endsWith('/lib/reread.ts')
const isOfWeb = (file) => /\/web\/src\//.test(file) && !/\.test\.tsx?$/.test(file)

/** What stands behind `as const`, `satisfies` or braces. */
const bare = (node) => (node?.expression ? bare(node.expression) : node)
const isArray = (node) => bare(node)?.type === 'ArrayExpression'
const nameOf = (key) => key?.name ?? key?.value

const LITERAL = 'no key by hand: take it from the keys.ts of its noun'

export const queries = {
  meta: { type: 'problem' },
  create(context) {
    const file = context.filename
    if (!isOfWeb(file)) return {}
    return {
      Property(node) {
        const name = nameOf(node.key)
        if ((name === 'queryKey' || name === 'mutationKey') && isArray(node.value) && !isKeyFile(file))
          context.report({ node, message: LITERAL })
      },
      JSXAttribute(node) {
        if (nameOf(node.name) === 'queryKey' && isArray(node.value))
          context.report({ node, message: LITERAL })
      },
      ObjectExpression(node) {
        const names = node.properties.map((property) => nameOf(property.key))
        if (names.includes('queryFn') && !names.includes('meta'))
          context.report({ node, message: 'a query says what it reads: meta: { reads: […] }' })
      },
      MemberExpression(node) {
        if (nameOf(node.property) === 'invalidateQueries' && !isRereading(file))
          context.report({
            node,
            message: 'nothing is made stale by hand: calls say what they write (lib/reread.ts)',
          })
      },
    }
  },
}
