import br from 'flag-icons/flags/4x3/br.svg?url'
import cn from 'flag-icons/flags/4x3/cn.svg?url'
import de from 'flag-icons/flags/4x3/de.svg?url'
import dk from 'flag-icons/flags/4x3/dk.svg?url'
import es from 'flag-icons/flags/4x3/es.svg?url'
import fr from 'flag-icons/flags/4x3/fr.svg?url'
import id from 'flag-icons/flags/4x3/id.svg?url'
import it from 'flag-icons/flags/4x3/it.svg?url'
import nl from 'flag-icons/flags/4x3/nl.svg?url'
import no from 'flag-icons/flags/4x3/no.svg?url'
import pl from 'flag-icons/flags/4x3/pl.svg?url'
import pt from 'flag-icons/flags/4x3/pt.svg?url'
import ru from 'flag-icons/flags/4x3/ru.svg?url'
import sa from 'flag-icons/flags/4x3/sa.svg?url'
import se from 'flag-icons/flags/4x3/se.svg?url'
import tr from 'flag-icons/flags/4x3/tr.svg?url'
import us from 'flag-icons/flags/4x3/us.svg?url'
import { offered } from './language.ts'

const flags: Readonly<Record<string, string>> = {
  br,
  cn,
  de,
  dk,
  es,
  fr,
  id,
  it,
  nl,
  no,
  pl,
  pt,
  ru,
  sa,
  se,
  tr,
  us,
}

export interface LanguageChoice {
  readonly code: string
  readonly tag: string
  readonly name: string
  readonly flag: string
  /** Address of the page in this language. */
  readonly href: string
}

/** The page at `url` in each offered language. */
export const languageChoices = (url: URL): LanguageChoice[] =>
  offered.map(({ code, tag, name, flag }) => {
    const there = new URL(url)
    there.searchParams.set('lang', code)
    return { code, tag, name, flag: flags[flag] ?? '', href: there.pathname + there.search }
  })
