// swc parses `using` declarations, but the visitor it ships with stops at them. Loaded before dependency-cruiser starts.
import visitors from '@swc/core/Visitor.js'

const { prototype } = visitors.Visitor ?? visitors
const visitStatement = prototype.visitStatement

prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
  for (const { init } of statement.decls) if (init) this.visitExpression(init)
  return statement
}
