// Node has it; its types ship only with the browser's, which the server does not want.
declare namespace WebAssembly {
  type Module = object
  function compile(bytes: Uint8Array): Promise<Module>
}
