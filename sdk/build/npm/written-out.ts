import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { sdkRoot } from '../paths.ts'

const root = join(sdkRoot, '..')

/** Types that are inferred from a schema. */
const inferred = /\b(z\.infer|ResponseOf|RequestOf)\b|\btypeof\b/

/** Types that partners see more precisely than the sources. */
const tighter: readonly (readonly [string, string])[] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is TypeScript's own template type
  ['export type StayDate = string', 'export type StayDate = `${number}-${number}-${number}`'],
  ['isStayDate(text: string): boolean {', 'isStayDate(text: string): text is StayDate {'],
]

function program(entries: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  return ts.createProgram(entries, options)
}

/** The text of a file with each alias of an inferred type written out. */
function writtenOut(file: ts.SourceFile, checker: ts.TypeChecker): string {
  const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags
  let text = file.text
  const aliases = file.statements.filter(ts.isTypeAliasDeclaration).reverse()
  for (const { type, typeParameters } of aliases) {
    if (typeParameters || !inferred.test(type.getText(file))) continue
    const flags = NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType
    const typeText = checker.typeToString(checker.getTypeFromTypeNode(type), undefined, flags)
    text = text.slice(0, type.getStart(file)) + typeText + text.slice(type.end)
  }
  return tighter.reduce((all, [loose, tight]) => all.replace(loose, tight), text)
}

/**
 * Copies the sources of entries into a folder, under their paths in the repository, with the types that are
 * inferred from schemas written out: a partner has no schema library.
 */
export async function copyWrittenOut(entries: readonly string[], folder: string): Promise<void> {
  const all = program(entries)
  const checker = all.getTypeChecker()
  const own = all.getSourceFiles().filter(({ fileName }) => !/\/node_modules\/|\.d\.ts$/.test(fileName))
  for (const file of own) {
    const copy = join(folder, relative(root, file.fileName))
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(copy, writtenOut(file, checker))
  }
}
