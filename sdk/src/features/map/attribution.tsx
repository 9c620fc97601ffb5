const OPEN_STREET_MAP = 'OpenStreetMap contributors'

/** Sources of the map, as their licences ask: the data of OpenStreetMap with a link to its terms. */
export function Attribution({ of }: { of: string }) {
  const [before = '', after] = of.split(OPEN_STREET_MAP)
  return (
    <p className="map-by">
      <bdi>
        {before}
        {after !== undefined && (
          <>
            <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
              {OPEN_STREET_MAP}
            </a>
            {after}
          </>
        )}
      </bdi>
    </p>
  )
}
