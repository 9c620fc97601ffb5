import { basename } from 'node:path'
import ts from 'typescript'

export interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly doc: string
}

/** A component: its docstring and its props. */
export interface Part {
  readonly name: string
  readonly doc: string
  readonly props: readonly Prop[]
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/** The exported components of each file, and the description of the one with the file's name. */
export function propsOf(
  files: readonly string[],
): ReadonlyMap<string, { doc: string; parts: readonly Part[] }> {
  const program = ts.createProgram([...files], options)
  const checker = program.getTypeChecker()
  return new Map(
    files.map((file) => {
      const module = program.getSourceFile(file)
      const symbol = module && checker.getSymbolAtLocation(module)
      const exported = symbol ? checker.getExportsOfModule(symbol) : []
      const parts = exported.flatMap((part) => partOf(checker, part))
      const name = basename(file, '.tsx').replaceAll('-', '')
      const own = exported.find((part) => part.name.toLowerCase() === name)
      const doc = (own && docOf(checker, own)) || mostDocumented(parts)
      return [file, { doc, parts }]
    }),
  )
}

/** The docstring of the component with the most props, among those with a docstring. */
const mostDocumented = (parts: readonly Part[]) =>
  [...parts].filter(({ doc }) => doc).sort((one, other) => other.props.length - one.props.length)[0]?.doc ??
  ''

const docOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ').replaceAll('`', '')

/** An exported component; undefined for hooks, types and constants. */
function partOf(checker: ts.TypeChecker, symbol: ts.Symbol): Part[] {
  const declaration = symbol.valueDeclaration
  if (!declaration || !/^[A-Z]/.test(symbol.name) || /^[A-Z_]+$/.test(symbol.name)) return []
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const signature = (type.isUnion() ? type.types : [type]).flatMap((one) => one.getCallSignatures())[0]
  if (!signature) return []
  const [parameter] = signature.getParameters()
  const props = parameter ? checker.getTypeOfSymbolAtLocation(parameter, declaration).getProperties() : []
  return [
    {
      name: symbol.name,
      doc: docOf(checker, symbol),
      props: props.map((prop) => propOf(checker, prop, declaration)),
    },
  ]
}

function propOf(checker: ts.TypeChecker, prop: ts.Symbol, place: ts.Declaration): Prop {
  const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0
  // As written: names of types say more than their expansion.
  const declared = prop.declarations?.find(ts.isPropertySignature)?.type?.getText()
  const type = declared ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(prop, place), place)
  return {
    name: prop.name,
    type: type
      .replace(/\/\*\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .replace(/ \| undefined$/, ''),
    isRequired: !isOptional,
    doc: docOf(checker, prop),
  }
}
