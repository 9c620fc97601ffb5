// Leaflet by source module, so that a map bundles only the used parts; the types are those of the whole library.
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
  export { GridLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon } from 'leaflet'
}
