//! A patch applied to the JSON of a view, as a client does it.

use super::Patch;
use alloc::format;
use alloc::string::{String, ToString};
use serde_json::Value;

/// Makes the changes of a patch, in their order.
///
/// # Errors
/// The change that does not fit the value, and why: the patch belongs to another one. The changes before it are made.
pub fn apply(view: &mut Value, patch: &Patch) -> Result<(), String> {
    let changes: Value = serde_json::from_str(&patch.json()).map_err(|error| error.to_string())?;
    for change in changes.as_array().into_iter().flatten() {
        let path = change[0].as_str().unwrap_or_default();
        make(view, path, change.get(1)).map_err(|why| format!("{change}: {why}"))?;
    }
    Ok(())
}

/// Puts a value where the path leads; none removes the key.
fn make(view: &mut Value, path: &str, value: Option<&Value>) -> Result<(), &'static str> {
    if let (true, Some(value)) = (path.is_empty(), value) {
        *view = value.clone();
        return Ok(());
    }
    let (parent, name) = path.rsplit_once('.').unwrap_or(("", path));
    match (reach(view, parent).ok_or("the path leads nowhere")?, value) {
        (Value::Object(fields), Some(value)) => drop(fields.insert(name.into(), value.clone())),
        (Value::Object(fields), None) => drop(fields.remove(name).ok_or("there is no such key")?),
        (Value::Array(items), Some(value)) => match name.parse::<usize>() {
            Ok(index) if index < items.len() => items[index] = value.clone(),
            Ok(index) if index == items.len() => items.push(value.clone()),
            _ => return Err("the array has no such place"),
        },
        _ => return Err("the path leads into a value without such parts"),
    }
    Ok(())
}

fn reach<'v>(view: &'v mut Value, path: &str) -> Option<&'v mut Value> {
    path.split('.').filter(|name| !name.is_empty()).try_fold(view, |value, name| match value {
        Value::Object(fields) => fields.get_mut(name),
        Value::Array(items) => items.get_mut(name.parse::<usize>().ok()?),
        _ => None,
    })
}
