//! A sheet as Parquet: one row group, no compression.

use super::sheet::{Cells, Sheet};
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};
use std::sync::Arc;

/// The sheet as the bytes of a file.
pub fn bytes(sheet: &Sheet) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let properties = Arc::new(WriterProperties::builder().build());
    let mut file = SerializedFileWriter::new(&mut bytes, schema(sheet)?, properties)?;
    let mut group = file.next_row_group()?;
    for column in &sheet.columns {
        let mut writer = group.next_column()?.expect("the schema has a column for each of the sheet's");
        match &column.cells {
            Cells::Whole(cells) => writer.typed::<Int64Type>().write_batch(cells, None, None)?,
            Cells::Real(cells) => writer.typed::<DoubleType>().write_batch(cells, None, None)?,
            Cells::Flag(cells) => writer.typed::<BoolType>().write_batch(cells, None, None)?,
            Cells::Text(cells) => {
                let cells: Vec<ByteArray> = cells.iter().map(|cell| ByteArray::from(cell.as_str())).collect();
                writer.typed::<ByteArrayType>().write_batch(&cells, None, None)?
            }
        };
        writer.close()?;
    }
    group.close()?;
    file.close()?;
    Ok(bytes)
}

fn schema(sheet: &Sheet) -> Result<TypePtr> {
    let field = |name: &str, cells: &Cells| {
        let (physical, converted) = match cells {
            Cells::Whole(_) => (Physical::INT64, ConvertedType::NONE),
            Cells::Real(_) => (Physical::DOUBLE, ConvertedType::NONE),
            Cells::Flag(_) => (Physical::BOOLEAN, ConvertedType::NONE),
            Cells::Text(_) => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
        };
        let builder = Type::primitive_type_builder(name, physical);
        builder.with_repetition(Repetition::REQUIRED).with_converted_type(converted).build().map(Arc::new)
    };
    let fields =
        sheet.columns.iter().map(|column| field(column.name, &column.cells)).collect::<Result<_>>()?;
    Ok(Arc::new(Type::group_type_builder("rows").with_fields(fields).build()?))
}
